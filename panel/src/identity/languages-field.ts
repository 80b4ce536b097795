import type { CheckboxField } from "payload";

import { bilingual } from "../shared/bilingual";

/** Enables English; the site's languages follow from it (`src/identity/site-languages.ts`). */
export const languagesField: CheckboxField = {
  name: "english",
  type: "checkbox",
  defaultValue: true,
  label: bilingual("Site também em inglês", "Site in English as well"),
  admin: {
    description: bilingual(
      "Desligado, o site fala só português: não há páginas em /en, e esta administração não pede textos em inglês. O que já foi escrito em inglês fica guardado e volta quando você ligar de novo.",
      "While this is off, the site is in Portuguese alone: there are no pages at /en, and this admin asks for no texts in English. What is already written in English is kept and comes back when you turn it on again.",
    ),
  },
};
