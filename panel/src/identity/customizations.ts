import type { Field, GlobalConfig } from "payload";

import { bilingual } from "../shared/bilingual";
import { lookFields, nameFields } from "./identity-fields";
import { languagesField } from "./languages-field";
import { siteGlobal } from "../publication/index";

const homeFields: Field[] = [
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
];

const optionFields: Field[] = [
  languagesField,
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
  {
    name: "minorsDigitals",
    type: "checkbox",
    defaultValue: false,
    label: bilingual("Mostrar as polaroides (digitals) de menores de idade", "Show the digitals of minors"),
    admin: {
      description: bilingual(
        "Desligado, o site não publica polaroides de nenhum talento com menos de 18 anos ou sem data de nascimento. Ligado, só as de quem tem uma autorização válida para polaroides.",
        "While this is off, the site publishes no digitals of a talent under 18 or without a birthdate. While it is on, only of those with a valid consent for digitals.",
      ),
    },
  },
];

/** The tabs have no names: they group the form and do not change the stored data. */
export const customizations: GlobalConfig = {
  slug: "customizations",
  label: bilingual("Identidade", "Identity"),
  ...siteGlobal,
  fields: [
    {
      type: "tabs",
      tabs: [
        { label: bilingual("Nome", "Name"), fields: nameFields },
        { label: bilingual("Cores e letra", "Colours and typeface"), fields: lookFields },
        { label: bilingual("Página inicial", "Home page"), fields: homeFields },
        { label: bilingual("Opções", "Options"), fields: optionFields },
      ],
    },
  ],
};
