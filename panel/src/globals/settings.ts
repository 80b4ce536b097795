import type { GlobalConfig } from "payload";

import { hiddenFromOthers, isAdmin } from "../access/roles";
import { environment } from "../environment";
import { GROUPS, words } from "../fields/words";
import { endSessionsWithoutFactor, validateDemand } from "../second-factor/demand";

/** What only an admin decides. */
export const settings: GlobalConfig = {
  slug: "settings",
  label: words("Ajustes", "Settings"),
  access: { read: isAdmin, update: isAdmin },
  hooks: { afterChange: [endSessionsWithoutFactor] },
  admin: { group: GROUPS.house, hidden: hiddenFromOthers },
  fields: [
    {
      name: "demandSecondFactor",
      type: "checkbox",
      defaultValue: false,
      validate: validateDemand,
      label: words("Exigir verificação em duas etapas de todas as contas", "Demand two-step verification of every account"),
      admin: {
        description: words(
          "Quem ainda não tem é desconectado e, ao entrar, só consegue configurá-la. Ative antes na sua própria conta.",
          "Accounts without it are signed out and can only set it up when they sign in. Enable it for your own account first.",
        ),
      },
    },
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
