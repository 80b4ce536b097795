import type { CollectionConfig } from "payload";

import { publishedAtField } from "../fields/dates";
import { editorsOnly, published } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";

/** Issues of the house magazine, leafed through as a flipbook. */
export const magazines: CollectionConfig = {
  slug: "magazines",
  labels: names(["Revista", "Magazine"], ["Revistas", "Magazines"]),
  ...published,
  defaultSort: "-publishedAt",
  admin: {
    ...editorsOnly,
    group: GROUPS.editorial,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "publishedAt", "_status"],
    description: words(
      "Na página Revista: a mais nova abre primeiro, as outras ficam em “outras edições”.",
      "On the Magazine page: the newest opens first, the others are under “outras edições”.",
    ),
  },
  fields: [
    { name: "title", type: "text", required: true, localized: true, maxLength: 200, label: words("Título", "Title") },
    { name: "description", type: "textarea", localized: true, maxLength: 500, label: words("Resumo", "Summary") },
    { name: "cover", type: "upload", relationTo: "media", required: true, label: words("Capa", "Cover") },
    {
      name: "pages",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      required: true,
      label: words("Páginas", "Pages"),
      admin: {
        description: words(
          "Na ordem de leitura, sem a capa. Dá para enviar várias de uma vez.",
          "In reading order, without the cover. Several can be uploaded at once.",
        ),
      },
    },
    publishedAtField,
  ],
};
