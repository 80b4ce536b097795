import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../access/menu-groups";
import { publishedAtField, revisedAtField } from "./dates";
import { richTextEditor } from "../shared/rich-text-field";
import { slugField } from "../shared/slug-field";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { previewButton, draftedContent, editorsOnly } from "../publication/index";

/** One document holds one or two languages. */
export const posts: CollectionConfig = {
  slug: "posts",
  labels: collectionLabels(["Post do blog", "Blog post"], ["Blog", "Blog"]),
  ...draftedContent,
  defaultSort: "-publishedAt",
  admin: {
    ...editorsOnly,
    preview: previewButton("posts"),
    group: MENU_GROUPS.editorial,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "publishedAt", "_status"],
    description: bilingual(
      "Na página Blog e na página inicial. Um idioma sem título não existe para este post.",
      "On the Blog page and the home page. A language without a title does not exist for this post.",
    ),
  },
  fields: [
    {
      name: "title",
      type: "text",
      localized: true,
      maxLength: 200,
      label: bilingual("Título", "Title"),
      admin: { description: bilingual("Escreva em português, inglês ou nos dois.", "Write it in Portuguese, English or both.") },
    },
    {
      name: "description",
      type: "textarea",
      localized: true,
      maxLength: 500,
      label: bilingual("Resumo", "Summary"),
      admin: { description: bilingual("Para buscadores e links compartilhados.", "For search engines and shared links.") },
    },
    {
      name: "cover",
      type: "upload",
      relationTo: "media",
      required: true,
      label: bilingual("Capa (imagem ou vídeo)", "Cover (picture or video)"),
    },
    { name: "body", type: "richText", localized: true, editor: richTextEditor, label: bilingual("Texto", "Text") },
    slugField({ localized: true }),
    publishedAtField,
    revisedAtField,
  ],
};
