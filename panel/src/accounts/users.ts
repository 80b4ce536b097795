import type { CollectionConfig } from "payload";

import { hiddenFromNonAdmins, isAdmin, isAdminField, isAdminOrSelf, ROLES } from "../access/roles";
import { clearBrowserData } from "./clear-browser-data";
import { firstSignInEndpoint } from "./first-sign-in-endpoint";
import { validatePassword, validateResetPassword } from "./password-hooks";
import { MENU_GROUPS } from "../access/menu-groups";
import { environment } from "../environment";
import { bilingual, collectionLabels } from "../shared/bilingual";
import { acceptInvitationEndpoint } from "./invitation/endpoints";
import { invitationFields } from "./invitation/fields";
import { ROLE_LABELS } from "./role-labels";
import { secondFactorEndpoints } from "./second-factor/endpoints";
import { removeFactorOfAccount } from "./second-factor/factor-store";
import { startSession, unlockSecondStep, withholdAccount } from "./second-factor/pending-sign-in";
import { sessionMark } from "./second-factor/sessions";

const LOCK_MS = 15 * 60 * 1000;
const SESSION_SECONDS = 8 * 60 * 60;

export const users: CollectionConfig = {
  slug: "users",
  versions: false,
  labels: collectionLabels(["Conta", "Account"], ["Contas", "Accounts"]),
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
  endpoints: [...secondFactorEndpoints, firstSignInEndpoint, acceptInvitationEndpoint],
  hooks: {
    beforeOperation: [validateResetPassword],
    beforeValidate: [validatePassword],
    afterLogout: [clearBrowserData],
    afterLogin: [startSession],
    afterOperation: [withholdAccount, unlockSecondStep],
    afterDelete: [removeFactorOfAccount],
  },
  admin: {
    group: MENU_GROUPS.system,
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role"],
    hidden: hiddenFromNonAdmins,
    components: {
      // Instead of Payload's form, in which an admin would choose the password.
      views: { invite: { Component: "/accounts/invitation/invite-view#InviteView", path: "/create", exact: true } },
    },
  },
  fields: [
    sessionMark,
    {
      name: "secondFactor",
      type: "ui",
      admin: { components: { Field: "/accounts/second-factor/second-factor-field#SecondFactorField" }, disableListColumn: true },
    },
    ...invitationFields,
    { name: "name", type: "text", required: true, maxLength: 120, label: bilingual("Nome", "Name") },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "scout",
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: isAdminField, update: isAdminField },
      label: bilingual("Papel", "Role"),
      admin: {
        description: bilingual(
          "Administração: tudo, também contas. Edição: todo o conteúdo do site, nada do que visitantes enviaram. Scouting: o que visitantes enviaram, e lê talentos publicados.",
          "Admin: everything, accounts too. Editor: all content of the site, nothing that visitors sent. Scout: what visitors sent, and reads published talents.",
        ),
      },
    },
  ],
};
