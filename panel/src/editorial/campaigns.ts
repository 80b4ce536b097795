import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../access/menu-groups";
import { publishedAtField } from "./dates";
import { richTextEditor } from "../shared/rich-text-field";
import { slugField } from "../shared/slug-field";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { previewButton, draftedContent, editorsOnly } from "../publication/index";

export const campaigns: CollectionConfig = {
  slug: "campaigns",
  labels: collectionLabels(["Campanha", "Campaign"], ["Campanhas", "Campaigns"]),
  ...draftedContent,
  defaultSort: "-publishedAt",
  admin: {
    ...editorsOnly,
    preview: previewButton("campaigns"),
    group: MENU_GROUPS.editorial,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "publishedAt", "_status"],
    description: bilingual(
      "Na página Campanhas. O que falta em inglês aparece em português.",
      "On the Campaigns page. What is missing in English is shown in Portuguese.",
    ),
  },
  fields: [
    { name: "title", type: "text", required: true, localized: true, maxLength: 200, label: bilingual("Título", "Title") },
    { name: "cover", type: "upload", relationTo: "media", required: true, label: bilingual("Capa", "Cover") },
    { name: "body", type: "richText", localized: true, editor: richTextEditor, label: bilingual("Texto", "Text") },
    slugField({ localized: false }),
    publishedAtField,
  ],
};
