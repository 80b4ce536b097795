import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../access/menu-groups";
import { publishedAtField } from "./dates";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { draftedContent, editorsOnly } from "../publication/index";

/** Issues, shown as flipbooks. */
export const magazines: CollectionConfig = {
  slug: "magazines",
  labels: collectionLabels(["Revista", "Magazine"], ["Revistas", "Magazines"]),
  ...draftedContent,
  defaultSort: "-publishedAt",
  admin: {
    ...editorsOnly,
    group: MENU_GROUPS.editorial,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "publishedAt", "_status"],
    description: bilingual(
      "Na página Revista: a mais nova abre primeiro, as outras ficam em “outras edições”.",
      "On the Magazine page: the newest opens first, the others are under “outras edições”.",
    ),
  },
  fields: [
    { name: "title", type: "text", required: true, localized: true, maxLength: 200, label: bilingual("Título", "Title") },
    { name: "description", type: "textarea", localized: true, maxLength: 500, label: bilingual("Resumo", "Summary") },
    { name: "cover", type: "upload", relationTo: "media", required: true, label: bilingual("Capa", "Cover") },
    {
      name: "pages",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      required: true,
      label: bilingual("Páginas", "Pages"),
      admin: {
        description: bilingual(
          "Na ordem de leitura, sem a capa. Dá para enviar várias de uma vez.",
          "In reading order, without the cover. Several can be uploaded at once.",
        ),
      },
    },
    publishedAtField,
  ],
};
