import type { CollectionConfig } from "payload";

import { editorsOnly, published } from "../fields/lifecycle";
import { GROUPS, names, words } from "../fields/words";

/** The agency's team. */
export const staff: CollectionConfig = {
  slug: "staff",
  labels: names(["Pessoa da equipe", "Team member"], ["Equipe", "Team"]),
  ...published,
  orderable: true,
  admin: {
    ...editorsOnly,
    group: GROUPS.people,
    useAsTitle: "name",
    defaultColumns: ["name", "role", "_status"],
    description: words("Nas páginas Sobre nós e Contato, nesta ordem.", "On the About and Contact pages, in this order."),
  },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120, label: words("Nome", "Name") },
    { name: "role", type: "text", localized: true, required: true, maxLength: 120, label: words("Função", "Role") },
    { name: "cover", type: "upload", relationTo: "media", label: words("Foto", "Photo") },
    { name: "instagram", type: "text", label: "Instagram" },
    { name: "email", type: "email", label: "E-mail" },
    {
      name: "phone",
      type: "text",
      maxLength: 40,
      label: words("Telefone", "Phone"),
      admin: { description: words("Um hífen (-) esconde o telefone no site.", "A hyphen (-) hides the phone on the site.") },
    },
  ],
};
