import type { FieldHook, TextField } from "payload";

import { toSlug } from "../lib/slug";
import { bilingual } from "../messages/bilingual";

const fillFromTitle: FieldHook = ({ value, siblingData }) => {
  if (typeof value === "string" && value.trim() !== "") return toSlug(value);
  const title: unknown = siblingData.title;
  return typeof title === "string" && title.trim() !== "" ? toSlug(title) : value;
};

/** The slug of a page, derived from the title when left empty. */
export const slugField = ({ localized }: { localized: boolean }): TextField => ({
  name: "slug",
  type: "text",
  label: bilingual("Endereço", "Address"),
  localized,
  index: true,
  hooks: { beforeValidate: [fillFromTitle] },
  admin: {
    position: "sidebar",
    description: bilingual(
      "Última parte do endereço da página. Deixe em branco para usar o título. Mudar depois de publicar quebra links antigos.",
      "Last part of the page's address. Leave it empty to use the title. Changing it after publishing breaks old links.",
    ),
  },
});
