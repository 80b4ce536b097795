import type { DateField } from "payload";

import { bilingual } from "./bilingual";

const sidebar = { position: "sidebar", date: { pickerAppearance: "dayAndTime", displayFormat: "dd/MM/yyyy HH:mm" } } as const;

/** The site shows it and sorts by it. */
export const publishedAtField: DateField = {
  name: "publishedAt",
  type: "date",
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  label: bilingual("Data", "Date"),
  admin: { ...sidebar, description: bilingual("Os mais novos vêm primeiro.", "The newest come first.") },
};

/** Shown on cards. */
export const revisedAtField: DateField = {
  name: "revisedAt",
  type: "date",
  label: bilingual("Atualizado em", "Updated on"),
  admin: {
    ...sidebar,
    description: bilingual(
      "Preencha quando o texto mudar de verdade. Em branco, vale a data acima.",
      "Fill in when the text really changed. Empty means the date above.",
    ),
  },
};
