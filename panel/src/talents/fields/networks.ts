import type { ArrayField, DateFieldValidation, NumberFieldSingleValidation, TextFieldSingleValidation } from "payload";

import { dayIn, dayOfField } from "../../../../src/domain/day";
import { environment } from "../../environment";
import { bilingual, inLanguage } from "../../shared/bilingual";
import { dayField } from "../../shared/date-fields";
import { validatePattern } from "../../shared/validate-pattern";

export const NETWORK_OPTIONS = [
  { value: "instagram", label: "Instagram" },
  { value: "tiktok", label: "TikTok" },
  { value: "youtube", label: "YouTube" },
  { value: "kwai", label: "Kwai" },
  { value: "facebook", label: "Facebook" },
  { value: "x", label: "X" },
  { value: "twitch", label: "Twitch" },
] as const;

const MAX_FOLLOWERS = 2_000_000_000;

const WHOLE_NUMBER = bilingual("Use um número inteiro, por exemplo 12500.", "Use a whole number, for example 12500.");
const FUTURE = bilingual("Este dia ainda não chegou.", "This day is still to come.");

const validateFollowers: NumberFieldSingleValidation = (value, { req }) => {
  const isCount = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_FOLLOWERS;
  return isCount || inLanguage(WHOLE_NUMBER, req.i18n.language);
};

const validateMeasuredAt: DateFieldValidation = (value, { req }) => {
  if (!value) return req.t("validation:required");
  const day = dayOfField(new Date(value).toISOString(), environment.timeZone);
  return day <= dayIn(environment.timeZone, new Date()) || inLanguage(FUTURE, req.i18n.language);
};

const validateUrl: TextFieldSingleValidation = validatePattern(
  /^https:\/\/[^\s]+$/,
  bilingual("Use um endereço que comece com https://.", "Use an address that begins with https://."),
);

/** Each profile has its numbers and the day on which they were counted. */
export const networksField: ArrayField = {
  name: "networks",
  type: "array",
  maxRows: 12,
  label: bilingual("Redes sociais", "Social networks"),
  labels: { singular: bilingual("Rede", "Network"), plural: bilingual("Redes", "Networks") },
  admin: {
    description: bilingual(
      "Na página do talento, com a data, e nos filtros por seguidores e rede. Números antigos somem do site sozinhos; o prazo está em Ajustes. As redes de um menor de idade só aparecem se a agência ligar o Instagram de menores em Identidade.",
      "On the talent's page, with the date, and in the filters by followers and network. Old numbers leave the site by themselves; after how long is under Settings. A minor's networks are shown only if the agency turns on the Instagram of minors under Identity.",
    ),
  },
  fields: [
    {
      type: "row",
      fields: [
        { name: "network", type: "select", required: true, options: [...NETWORK_OPTIONS], label: bilingual("Rede", "Network") },
        {
          name: "handle",
          type: "text",
          required: true,
          maxLength: 80,
          label: bilingual("Perfil", "Handle"),
          admin: { placeholder: "@perfil" },
        },
        {
          name: "url",
          type: "text",
          maxLength: 300,
          validate: validateUrl,
          label: bilingual("Endereço", "Address"),
          admin: {
            placeholder: "https://",
            description: bilingual("Só se não seguir do perfil.", "Only if it does not follow from the handle."),
          },
        },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "followers",
          type: "number",
          required: true,
          min: 0,
          max: MAX_FOLLOWERS,
          validate: validateFollowers,
          label: bilingual("Seguidores", "Followers"),
        },
        {
          name: "engagement",
          type: "number",
          min: 0,
          max: 100,
          label: bilingual("Engajamento (%)", "Engagement (%)"),
          admin: { step: 0.1, description: bilingual("Por exemplo 4,2.", "For example 4.2.") },
        },
        dayField({
          name: "measuredAt",
          required: true,
          validate: validateMeasuredAt,
          label: bilingual("Medido em", "Measured on"),
        }),
      ],
    },
  ],
};
