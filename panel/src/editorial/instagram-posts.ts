import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../access/menu-groups";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { timeField } from "../shared/date-fields";
import { editorsOnly, undraftedContent } from "../publication/index";

/** The Instagram feed of the home page. Editors enter the posts; no request goes to Instagram. */
export const instagramPosts: CollectionConfig = {
  slug: "instagram-posts",
  labels: collectionLabels(["Post do Instagram", "Instagram post"], ["Instagram", "Instagram"]),
  ...undraftedContent,
  defaultSort: "-timestamp",
  admin: {
    ...editorsOnly,
    group: MENU_GROUPS.site,
    useAsTitle: "permalink",
    defaultColumns: ["permalink", "picture", "timestamp"],
    description: bilingual(
      "Na página inicial, as mais novas primeiro. Sem nenhuma, a área some.",
      "On the home page, the newest first. Without any, the area is left out.",
    ),
  },
  fields: [
    { name: "permalink", type: "text", required: true, maxLength: 300, label: bilingual("Endereço do post", "Address of the post") },
    { name: "picture", type: "upload", relationTo: "media", required: true, label: bilingual("Imagem", "Picture") },
    { name: "caption", type: "textarea", maxLength: 2200, label: bilingual("Legenda", "Caption") },
    timeField({
      name: "timestamp",
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: bilingual("Data", "Date"),
    }),
  ],
};
