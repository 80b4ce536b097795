import type { GlobalConfig } from "payload";

import { bilingual } from "../messages/bilingual";
import { siteGlobal } from "./presets";

/** Name, colour and options of the site. */
export const customizations: GlobalConfig = {
  slug: "customizations",
  label: bilingual("Identidade", "Identity"),
  ...siteGlobal,
  fields: [
    {
      name: "agencyName",
      type: "text",
      maxLength: 120,
      label: bilingual("Nome da agência", "Agency's name"),
      admin: { description: bilingual("No título de cada página e no rodapé.", "In every page's title and in the footer.") },
    },
    { name: "founded", type: "number", min: 1900, max: 2100, label: bilingual("Ano de fundação", "Founded in") },
    {
      name: "themeColor",
      type: "text",
      label: bilingual("Cor do navegador", "Browser colour"),
      validate: (value: unknown) => typeof value !== "string" || value === "" || /^#[0-9a-f]{6}$/i.test(value) || "#rrggbb",
      admin: {
        placeholder: "#1d1b1a",
        description: bilingual("Cor da barra do navegador no celular.", "Colour of the browser's bar on phones."),
      },
    },
    {
      name: "bookingProvider",
      type: "group",
      label: bilingual("Sistema de agenda", "Booking software"),
      admin: { description: bilingual("Creditado no rodapé.", "Credited in the footer.") },
      fields: [
        { name: "name", type: "text", maxLength: 120, label: bilingual("Nome", "Name") },
        { name: "url", type: "text", maxLength: 300, label: bilingual("Endereço", "Address") },
      ],
    },
    {
      name: "homeIntro",
      type: "checkbox",
      defaultValue: true,
      label: bilingual("Abertura na página inicial", "Intro on the home page"),
      admin: {
        description: bilingual(
          "Na primeira visita, o nome ou a imagem “Abertura” cobre a página inicial por até quatro segundos.",
          "On the first visit, the name or the picture “Intro” covers the home page for up to four seconds.",
        ),
      },
    },
    {
      name: "bookDownload",
      type: "checkbox",
      defaultValue: false,
      label: bilingual("Permitir baixar o book em ZIP", "Allow downloading the book as ZIP"),
      admin: { description: bilingual("Só para maiores de idade.", "Only for adults.") },
    },
    {
      name: "minorsInstagram",
      type: "checkbox",
      defaultValue: false,
      label: bilingual("Mostrar o Instagram de menores de idade", "Show the Instagram of minors"),
      admin: {
        description: bilingual(
          "Desligado, o site não publica o Instagram de nenhum talento com menos de 18 anos ou sem data de nascimento. Ligue só com autorização dos responsáveis.",
          "While this is off, the site publishes no Instagram address of a talent under 18 or without a birthdate. Turn it on only with the guardians' permission.",
        ),
      },
    },
  ],
};
