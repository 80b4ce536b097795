import type { CollectionConfig } from "payload";

import { publishedAtField, revisedAtField } from "../fields/dates";
import { editorsOnly, published } from "../fields/lifecycle";
import { richTextEditor } from "../fields/rich-text";
import { slugField } from "../fields/slug";
import { GROUPS, names, words } from "../fields/words";
import { previewOf } from "../publish/preview-link";

/** Blog articles: one document, up to two languages. */
export const posts: CollectionConfig = {
  slug: "posts",
  labels: names(["Post do blog", "Blog post"], ["Blog", "Blog"]),
  ...published,
  defaultSort: "-publishedAt",
  admin: {
    ...editorsOnly,
    preview: previewOf("posts"),
    group: GROUPS.editorial,
    useAsTitle: "title",
    defaultColumns: ["title", "cover", "publishedAt", "_status"],
    description: words(
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
      label: words("Título", "Title"),
      admin: { description: words("Escreva em português, inglês ou nos dois.", "Write it in Portuguese, English or both.") },
    },
    {
      name: "description",
      type: "textarea",
      localized: true,
      maxLength: 500,
      label: words("Resumo", "Summary"),
      admin: { description: words("Para buscadores e links compartilhados.", "For search engines and shared links.") },
    },
    {
      name: "cover",
      type: "upload",
      relationTo: "media",
      required: true,
      label: words("Capa (imagem ou vídeo)", "Cover (picture or video)"),
    },
    { name: "body", type: "richText", localized: true, editor: richTextEditor, label: words("Texto", "Text") },
    slugField({ localized: true }),
    publishedAtField,
    revisedAtField,
  ],
};
