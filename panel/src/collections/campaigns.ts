import type { CollectionConfig } from "payload";

import { publishedAtField } from "../fields/dates";
import { editorsOnly, published } from "../fields/lifecycle";
import { richTextEditor } from "../fields/rich-text";
import { slugField } from "../fields/slug";
import { GROUPS, names, words } from "../fields/words";
import { previewOf } from "../publish/preview-link";

/** Work that talents of the house were seen in. */
export const campaigns: CollectionConfig = {
  slug: "campaigns",
  labels: names(["Campanha", "Campaign"], ["Campanhas", "Campaigns"]),
  ...published,
  defaultSort: "-publishedAt",
  admin: {
    ...editorsOnly,
    preview: previewOf("campaigns"),
    group: GROUPS.editorial,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "publishedAt", "_status"],
    description: words(
      "Na página Campanhas. O que falta em inglês aparece em português.",
      "On the Campaigns page. What is missing in English is shown in Portuguese.",
    ),
  },
  fields: [
    { name: "title", type: "text", required: true, localized: true, maxLength: 200, label: words("Título", "Title") },
    { name: "cover", type: "upload", relationTo: "media", required: true, label: words("Capa", "Cover") },
    { name: "body", type: "richText", localized: true, editor: richTextEditor, label: words("Texto", "Text") },
    slugField({ localized: false }),
    publishedAtField,
  ],
};
