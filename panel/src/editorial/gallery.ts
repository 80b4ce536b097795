import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../access/menu-groups";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { draftedContent, editorsOnly } from "../publication/index";

/** Pictures on the Workshop page. */
export const gallery: CollectionConfig = {
  slug: "gallery",
  labels: collectionLabels(["Foto do workshop", "Workshop picture"], ["Fotos do workshop", "Workshop pictures"]),
  ...draftedContent,
  orderable: true,
  admin: {
    ...editorsOnly,
    group: MENU_GROUPS.site,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "_status"],
    description: bilingual(
      "Em FOTOS, na página Workshop. Sem fotos, a seção some.",
      "Under FOTOS on the Workshop page. Without pictures the section is left out.",
    ),
  },
  fields: [
    { name: "title", type: "text", localized: true, required: true, maxLength: 200, label: bilingual("Título", "Title") },
    { name: "cover", type: "upload", relationTo: "media", required: true, label: bilingual("Imagem", "Picture") },
  ],
};
