import type { CollectionConfig } from "payload";

import { MENU_GROUPS } from "../access/menu-groups";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { draftedContent, editorsOnly } from "../publication/index";

export const staff: CollectionConfig = {
  slug: "staff",
  labels: collectionLabels(["Pessoa da equipe", "Team member"], ["Equipe", "Team"]),
  ...draftedContent,
  orderable: true,
  admin: {
    ...editorsOnly,
    group: MENU_GROUPS.people,
    useAsTitle: "name",
    defaultColumns: ["name", "role", "_status"],
    description: bilingual("Nas páginas Sobre nós e Contato, nesta ordem.", "On the About and Contact pages, in this order."),
  },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120, label: bilingual("Nome", "Name") },
    { name: "role", type: "text", localized: true, required: true, maxLength: 120, label: bilingual("Função", "Role") },
    { name: "cover", type: "upload", relationTo: "media", label: bilingual("Foto", "Photo") },
    { name: "instagram", type: "text", label: "Instagram" },
    { name: "email", type: "email", label: "E-mail" },
    {
      name: "phone",
      type: "text",
      maxLength: 40,
      label: bilingual("Telefone", "Phone"),
      admin: { description: bilingual("Um hífen (-) esconde o telefone no site.", "A hyphen (-) hides the phone on the site.") },
    },
  ],
};
