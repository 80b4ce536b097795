import type { CollectionConfig } from "payload";

import { hiddenFromOthers, isAdmin, isAdminField, isAdminOrSelf, ROLES } from "../access/roles";
import { checkChosenPassword, checkResetPassword, endSessionsOnPasswordChange } from "../accounts/password-hooks";
import { environment } from "../environment";
import { GROUPS, names, words } from "../fields/words";
import { secondFactorEndpoints } from "../second-factor/endpoints";
import { removeFactorOfAccount } from "../second-factor/factor-store";
import { holdSignIn, unlockSecondStep } from "../second-factor/pending-sign-in";

const LOCK_MS = 15 * 60 * 1000;
const SESSION_SECONDS = 8 * 60 * 60;

const ROLE_LABELS = {
  admin: words("Administração", "Admin"),
  editor: words("Edição", "Editor"),
  scout: words("Scouting (recebidos)", "Scout (entries)"),
};

/** Who may sign in to the admin. */
export const users: CollectionConfig = {
  slug: "users",
  labels: names(["Conta", "Account"], ["Contas", "Accounts"]),
  auth: {
    maxLoginAttempts: 5,
    lockTime: LOCK_MS,
    tokenExpiration: SESSION_SECONDS,
    cookies: { sameSite: "Lax", secure: environment.adminUrl.startsWith("https:") },
  },
  access: {
    admin: ({ req }) => req.user !== null && req.user !== undefined,
    create: isAdmin,
    read: isAdminOrSelf,
    update: isAdminOrSelf,
    delete: isAdmin,
    unlock: isAdmin,
  },
  endpoints: secondFactorEndpoints,
  hooks: {
    beforeOperation: [checkResetPassword],
    beforeValidate: [checkChosenPassword],
    beforeChange: [endSessionsOnPasswordChange],
    afterOperation: [holdSignIn, unlockSecondStep],
    afterDelete: [removeFactorOfAccount],
  },
  admin: { group: GROUPS.house, useAsTitle: "name", defaultColumns: ["name", "email", "role"], hidden: hiddenFromOthers },
  fields: [
    {
      name: "secondFactor",
      type: "ui",
      admin: { components: { Field: "/admin/second-factor/account-field#AccountField" }, disableListColumn: true },
    },
    { name: "name", type: "text", required: true, maxLength: 120, label: words("Nome", "Name") },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "scout",
      saveToJWT: true,
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: isAdminField, update: isAdminField },
      label: words("Papel", "Role"),
      admin: {
        description: words(
          "Administração: tudo, também contas. Edição: todo o conteúdo do site, nada do que visitantes enviaram. Scouting: o que visitantes enviaram, e lê talentos publicados.",
          "Admin: everything, accounts too. Editor: all content of the site, nothing that visitors sent. Scout: what visitors sent, and reads published talents.",
        ),
      },
    },
  ],
};
