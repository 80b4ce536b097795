import type { CollectionConfig } from "payload";

import { editorsOnly, published } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";

/** The large pictures of the home page. */
export const slides: CollectionConfig = {
  slug: "slides",
  labels: names(["Slide", "Slide"], ["Slides", "Slides"]),
  ...published,
  orderable: true,
  admin: {
    ...editorsOnly,
    group: GROUPS.site,
    useAsTitle: "alt",
    defaultColumns: ["alt", "desktop", "_status"],
    description: words("No topo da página inicial, nesta ordem.", "At the top of the home page, in this order."),
  },
  fields: [
    {
      name: "desktop",
      type: "upload",
      relationTo: "media",
      required: true,
      label: words("Para telas largas", "For wide screens"),
      admin: { description: words("Imagem deitada ou vídeo curto.", "Landscape picture or short video.") },
    },
    {
      name: "mobile",
      type: "upload",
      relationTo: "media",
      required: true,
      label: words("Para celulares", "For phones"),
      admin: { description: words("Imagem em pé ou vídeo curto.", "Portrait picture or short video.") },
    },
    {
      name: "link",
      type: "text",
      label: "Link",
      admin: { description: words("Um caminho do site, por exemplo /kids.", "A path of the site, for example /kids.") },
    },
    { name: "alt", type: "text", localized: true, maxLength: 200, label: words("Descrição", "Description") },
  ],
};
