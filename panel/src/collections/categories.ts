import type { CollectionConfig } from "payload";

import { isStaff } from "../access/roles";
import { editorsOnly, immediate } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";

/** Under which headings the site lists talents. */
export const categories: CollectionConfig = {
  slug: "categories",
  labels: names(["Categoria", "Category"], ["Categorias", "Categories"]),
  ...immediate,
  access: { ...immediate.access, read: isStaff },
  defaultSort: "id",
  admin: {
    ...editorsOnly,
    group: GROUPS.people,
    useAsTitle: "category",
    defaultColumns: ["category"],
    description: words(
      "O site conhece: kids, teens, ator, talents e Digital Influencer. Uma categoria que começa com “TF -” fica fora do menu e das listas: só quem tem o endereço a encontra.",
      "The site knows: kids, teens, ator, talents and Digital Influencer. A category that starts with “TF -” is in no menu or list: only who has the address finds it.",
    ),
  },
  fields: [{ name: "category", type: "text", required: true, unique: true, maxLength: 80, label: words("Nome", "Name") }],
};
