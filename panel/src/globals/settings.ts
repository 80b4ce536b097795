import type { GlobalConfig } from "payload";

import { hiddenFromOthers, isAdmin } from "../access/roles";
import { environment } from "../environment";
import { GROUPS, words } from "../fields/words";

/** What only an admin decides. */
export const settings: GlobalConfig = {
  slug: "settings",
  label: words("Ajustes", "Settings"),
  access: { read: isAdmin, update: isAdmin },
  admin: { group: GROUPS.house, hidden: hiddenFromOthers },
  fields: [
    {
      name: "retentionMonths",
      type: "number",
      min: 1,
      max: 120,
      label: words("Guardar recebidos por (meses)", "Keep entries for (months)"),
      admin: {
        placeholder: String(environment.retentionMonths),
        description: words(
          `Depois disso, recebidos e suas fotos são apagados, uma vez por dia. Em branco: ${environment.retentionMonths} meses.`,
          `After that, entries and their photos are deleted, once a day. Empty: ${environment.retentionMonths} months.`,
        ),
      },
    },
  ],
};
