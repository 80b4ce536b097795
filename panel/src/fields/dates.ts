import type { DateField } from "payload";

import { words } from "./words";

const sidebar = { position: "sidebar", date: { pickerAppearance: "dayAndTime", displayFormat: "dd/MM/yyyy HH:mm" } } as const;

/** What the site shows as the date and sorts by. */
export const publishedAtField: DateField = {
  name: "publishedAt",
  type: "date",
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  label: words("Data", "Date"),
  admin: { ...sidebar, description: words("Os mais novos vêm primeiro.", "The newest come first.") },
};

/** What a card shows as the updated date. */
export const revisedAtField: DateField = {
  name: "revisedAt",
  type: "date",
  label: words("Atualizado em", "Updated on"),
  admin: {
    ...sidebar,
    description: words(
      "Preencha quando o texto mudar de verdade. Em branco, vale a data acima.",
      "Fill in when the text really changed. Empty means the date above.",
    ),
  },
};
