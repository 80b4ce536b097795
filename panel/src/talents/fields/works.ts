import type { ArrayField, CollectionBeforeChangeHook, Field } from "payload";

import { dayOfField } from "../../../../src/domain/day";
import { environment } from "../../environment";
import { bilingual } from "../../shared/bilingual";
import { dayField } from "../../shared/date-fields";

/** The contract's names of kinds of work, with the admin's labels. */
export const CREDIT_KINDS = [
  { value: "film", label: bilingual("Cinema", "Film") },
  { value: "short_film", label: bilingual("Curta-metragem", "Short film") },
  { value: "series", label: bilingual("Série", "Series") },
  { value: "soap", label: bilingual("Novela", "Soap opera") },
  { value: "tv_show", label: bilingual("Programa de TV", "TV show") },
  { value: "theatre", label: bilingual("Teatro", "Theatre") },
  { value: "advertising", label: bilingual("Publicidade", "Advertising") },
  { value: "music_video", label: bilingual("Videoclipe", "Music video") },
  { value: "fashion_show", label: bilingual("Desfile", "Fashion show") },
  { value: "editorial", label: bilingual("Editorial de moda", "Fashion editorial") },
  { value: "dubbing", label: bilingual("Dublagem", "Dubbing") },
  { value: "other", label: bilingual("Outros", "Other") },
] as const;

const creditsField: ArrayField = {
  name: "credits",
  type: "array",
  maxRows: 200,
  label: bilingual("Trabalhos", "Credits"),
  labels: { singular: bilingual("Trabalho", "Credit"), plural: bilingual("Trabalhos", "Credits") },
  admin: {
    components: { RowLabel: "/talents/credit-row-label#CreditRowLabel" },
    description: bilingual(
      "Na página do talento, por tipo e do mais novo para o mais antigo; os mais novos também no composite. Visitantes filtram pelo tipo.",
      "On the talent's page, by kind and newest first; the newest also on the comp card. Visitors filter by the kind.",
    ),
  },
  fields: [
    {
      type: "row",
      fields: [
        { name: "year", type: "number", required: true, min: 1900, max: 2100, label: bilingual("Ano", "Year"), admin: { width: "20%" } },
        {
          name: "kind",
          type: "select",
          required: true,
          options: [...CREDIT_KINDS],
          label: bilingual("Tipo", "Kind"),
          admin: { width: "30%" },
        },
        { name: "title", type: "text", required: true, maxLength: 120, label: bilingual("Título", "Title"), admin: { width: "50%" } },
      ],
    },
    {
      type: "row",
      fields: [
        { name: "role", type: "text", maxLength: 120, label: bilingual("Papel", "Role") },
        {
          name: "production",
          type: "text",
          maxLength: 120,
          label: bilingual("Produção (empresa, canal ou marca)", "Production (company, channel or brand)"),
        },
      ],
    },
  ],
};

const digitalsField: ArrayField = {
  name: "digitals",
  type: "array",
  maxRows: 100,
  label: bilingual("Polaroides (digitals)", "Digitals"),
  labels: { singular: bilingual("Polaroide", "Digital"), plural: bilingual("Polaroides", "Digitals") },
  admin: {
    description: bilingual(
      "Fotos sem retoque, com data, na aba “Polaroides” da página, as mais novas primeiro. De menores de idade só aparecem com a opção em Identidade ligada e uma autorização válida para polaroides.",
      "Unretouched pictures with their date, on the page's tab “Digitals”, newest first. Those of minors are shown only with the option under Identity and a valid consent for digitals.",
    ),
  },
  fields: [
    { name: "picture", type: "upload", relationTo: "media", required: true, label: bilingual("Foto", "Picture") },
    dayField({
      name: "date",
      required: true,
      label: bilingual("Data da foto", "Date of the picture"),
    }),
  ],
};

export const workFields: Field[] = [creditsField, digitalsField];

const derived = { admin: { hidden: true }, access: { create: () => false, update: () => false } } as const;

/**
 * Values of the arrays that lists need, in columns of the talent: Payload stores an array in another table, which slows down a list of
 * 10,000 talents.
 */
export const derivedWorkFields: Field[] = [
  // The day of the newest digital, yyyy-mm-dd.
  { name: "digitalsOn", type: "text", ...derived },
  // One kind per line, in the order of CREDIT_KINDS.
  { name: "creditKinds", type: "text", ...derived },
];

const rows = (value: unknown): object[] => (Array.isArray(value) ? value.filter((row) => typeof row === "object" && row !== null) : []);

const newestDay = (digitals: readonly object[]): string | null =>
  digitals
    .flatMap((row) =>
      "date" in row && typeof row.date === "string" && row.date !== "" ? [dayOfField(row.date, environment.timeZone)] : [],
    )
    .sort()
    .at(-1) ?? null;

const kindsOf = (credits: readonly object[]): string | null => {
  const given = new Set(credits.map((row) => ("kind" in row ? row.kind : null)));
  const kinds = CREDIT_KINDS.map(({ value }) => value).filter((kind) => given.has(kind));
  return kinds.length === 0 ? null : kinds.join("\n");
};

/** Only for the arrays that a save contains. */
export const deriveWorkFields: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  ...(data.digitals === undefined ? {} : { digitalsOn: newestDay(rows(data.digitals)) }),
  ...(data.credits === undefined ? {} : { creditKinds: kindsOf(rows(data.credits)) }),
});
