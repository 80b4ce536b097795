import type { GlobalConfig } from "payload";

import { hiddenFromNonAdmins, isAdmin } from "../access/roles";
import { MENU_GROUPS } from "../admin/menu-groups";
import { environment } from "../environment";
import { bilingual } from "../messages/bilingual";
import { endSessionsWithoutFactor, validateRequirement } from "../second-factor/requirement";

/** Settings that only an admin may change. */
export const settings: GlobalConfig = {
  slug: "settings",
  label: bilingual("Ajustes", "Settings"),
  access: { read: isAdmin, update: isAdmin },
  hooks: { afterChange: [endSessionsWithoutFactor] },
  admin: { group: MENU_GROUPS.system, hidden: hiddenFromNonAdmins },
  fields: [
    {
      name: "demandSecondFactor",
      type: "checkbox",
      defaultValue: false,
      validate: validateRequirement,
      label: bilingual("Exigir verificação em duas etapas de todas as contas", "Demand two-step verification of every account"),
      admin: {
        description: bilingual(
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
      label: bilingual("Guardar recebidos por (meses)", "Keep entries for (months)"),
      admin: {
        placeholder: String(environment.retentionMonths),
        description: bilingual(
          `Depois disso, recebidos e suas fotos são apagados, uma vez por dia. Em branco: ${environment.retentionMonths} meses.`,
          `After that, entries and their photos are deleted, once a day. Empty: ${environment.retentionMonths} months.`,
        ),
      },
    },
  ],
};
