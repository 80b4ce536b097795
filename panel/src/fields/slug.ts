import type { FieldHook, TextField } from "payload";

import { toSlug } from "../to-slug";
import { words } from "./words";

const fillFromTitle: FieldHook = ({ value, siblingData }) => {
  if (typeof value === "string" && value.trim() !== "") return toSlug(value);
  const title: unknown = siblingData.title;
  return typeof title === "string" && title.trim() !== "" ? toSlug(title) : value;
};

/** The last part of a page's address; made of the title when left empty. */
export const slugField = ({ localized }: { localized: boolean }): TextField => ({
  name: "slug",
  type: "text",
  label: words("Endereço", "Address"),
  localized,
  index: true,
  hooks: { beforeValidate: [fillFromTitle] },
  admin: {
    position: "sidebar",
    description: words(
      "Última parte do endereço da página. Deixe em branco para usar o título. Mudar depois de publicar quebra links antigos.",
      "Last part of the page's address. Leave it empty to use the title. Changing it after publishing breaks old links.",
    ),
  },
});
