import { timeField } from "../shared/date-fields";
import { bilingual } from "../shared/bilingual";

/** The site shows it and sorts by it. */
export const publishedAtField = timeField({
  name: "publishedAt",
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  label: bilingual("Data", "Date"),
  admin: { position: "sidebar", description: bilingual("Os mais novos vêm primeiro.", "The newest come first.") },
});

/** Shown on cards. */
export const revisedAtField = timeField({
  name: "revisedAt",
  label: bilingual("Atualizado em", "Updated on"),
  admin: {
    position: "sidebar",
    description: bilingual(
      "Preencha quando o texto mudar de verdade. Em branco, vale a data acima.",
      "Fill in when the text really changed. Empty means the date above.",
    ),
  },
});
