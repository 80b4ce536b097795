import type { CollectionConfig } from "payload";

import { isStaff } from "../access/roles";
import { MENU_GROUPS } from "../access/menu-groups";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { editorsOnly, undraftedContent } from "../publication/index";

export const categories: CollectionConfig = {
  slug: "categories",
  labels: collectionLabels(["Categoria", "Category"], ["Categorias", "Categories"]),
  ...undraftedContent,
  access: { ...undraftedContent.access, read: isStaff },
  defaultSort: "id",
  admin: {
    ...editorsOnly,
    group: MENU_GROUPS.people,
    useAsTitle: "category",
    defaultColumns: ["category"],
    components: { beforeList: ["/talents/missing-categories#MissingCategories"] },
    description: bilingual(
      "O site conhece: kids, teens, ator, talents e Digital Influencer. Uma categoria que começa com “TF -” fica fora do menu e das listas: só quem tem o endereço a encontra.",
      "The site knows: kids, teens, ator, talents and Digital Influencer. A category that starts with “TF -” is in no menu or list: only who has the address finds it.",
    ),
  },
  fields: [{ name: "category", type: "text", required: true, unique: true, maxLength: 80, label: bilingual("Nome", "Name") }],
};
