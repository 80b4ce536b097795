import type { CollectionConfig } from "payload";

import { editorsOnly, published } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";

/** Pictures of the workshop. */
export const gallery: CollectionConfig = {
  slug: "gallery",
  labels: names(["Foto do workshop", "Workshop picture"], ["Fotos do workshop", "Workshop pictures"]),
  ...published,
  orderable: true,
  admin: {
    ...editorsOnly,
    group: GROUPS.site,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "_status"],
    description: words(
      "Em FOTOS, na página Workshop. Sem fotos, a seção some.",
      "Under FOTOS on the Workshop page. Without pictures the section is left out.",
    ),
  },
  fields: [
    { name: "title", type: "text", localized: true, required: true, maxLength: 200, label: words("Título", "Title") },
    { name: "cover", type: "upload", relationTo: "media", required: true, label: words("Imagem", "Picture") },
  ],
};
