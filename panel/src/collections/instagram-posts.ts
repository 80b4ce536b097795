import type { CollectionConfig } from "payload";

import { editorsOnly, immediate } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";

/** The feed of the home page, kept by hand: no third party is asked. */
export const instagramPosts: CollectionConfig = {
  slug: "instagram-posts",
  labels: names(["Post do Instagram", "Instagram post"], ["Instagram", "Instagram"]),
  ...immediate,
  defaultSort: "-timestamp",
  admin: {
    ...editorsOnly,
    group: GROUPS.site,
    useAsTitle: "permalink",
    defaultColumns: ["permalink", "picture", "timestamp"],
    description: words(
      "Na página inicial, as mais novas primeiro. Sem nenhuma, a área some.",
      "On the home page, the newest first. Without any, the area is left out.",
    ),
  },
  fields: [
    { name: "permalink", type: "text", required: true, maxLength: 300, label: words("Endereço do post", "Address of the post") },
    { name: "picture", type: "upload", relationTo: "media", required: true, label: words("Imagem", "Picture") },
    { name: "caption", type: "textarea", maxLength: 2200, label: words("Legenda", "Caption") },
    {
      name: "timestamp",
      type: "date",
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: words("Data", "Date"),
    },
  ],
};
