import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../access/menu-groups";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { draftedContent, editorsOnly } from "../publication/index";

export const slides: CollectionConfig = {
  slug: "slides",
  labels: collectionLabels(["Slide", "Slide"], ["Slides", "Slides"]),
  ...draftedContent,
  orderable: true,
  admin: {
    ...editorsOnly,
    group: MENU_GROUPS.site,
    useAsTitle: "alt",
    defaultColumns: ["alt", "desktop", "_status"],
    description: bilingual("No topo da página inicial, nesta ordem.", "At the top of the home page, in this order."),
  },
  fields: [
    {
      name: "desktop",
      type: "upload",
      relationTo: "media",
      required: true,
      label: bilingual("Para telas largas", "For wide screens"),
      admin: { description: bilingual("Imagem deitada ou vídeo curto.", "Landscape picture or short video.") },
    },
    {
      name: "mobile",
      type: "upload",
      relationTo: "media",
      required: true,
      label: bilingual("Para celulares", "For phones"),
      admin: { description: bilingual("Imagem em pé ou vídeo curto.", "Portrait picture or short video.") },
    },
    {
      name: "link",
      type: "text",
      label: "Link",
      admin: { description: bilingual("Um caminho do site, por exemplo /kids.", "A path of the site, for example /kids.") },
    },
    { name: "alt", type: "text", localized: true, maxLength: 200, label: bilingual("Descrição", "Description") },
  ],
};
