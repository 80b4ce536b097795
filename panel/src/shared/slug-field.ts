import type { FieldHook, TextField, TextFieldSingleValidation } from "payload";

import { toSlug } from "./slug";
import { bilingual } from "./bilingual";

const fillFrom =
  (field: string): FieldHook =>
  ({ value, siblingData }) => {
    if (typeof value === "string" && value.trim() !== "") return toSlug(value);
    const title: unknown = siblingData[field];
    return typeof title === "string" && title.trim() !== "" ? toSlug(title) : value;
  };

type SlugOptions = { localized: boolean; from?: string; validate?: TextFieldSingleValidation };

/** When left empty, it is derived from the title or another field. */
export const slugField = ({ localized, from = "title", validate }: SlugOptions): TextField => ({
  name: "slug",
  type: "text",
  label: bilingual("Endereço", "Address"),
  localized,
  index: true,
  ...(validate === undefined ? {} : { validate }),
  hooks: { beforeValidate: [fillFrom(from)] },
  admin: {
    position: "sidebar",
    description: bilingual(
      "Última parte do endereço da página. Deixe em branco para usar o título. Mudar depois de publicar quebra links antigos.",
      "Last part of the page's address. Leave it empty to use the title. Changing it after publishing breaks old links.",
    ),
  },
});
