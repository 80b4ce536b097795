import type { Field } from "payload";

import { isAdminField } from "../../access/roles";

/** Set while an account's owner may choose a password by a link. */
export const invitationFields: Field[] = [
  {
    name: "invitationHash",
    type: "text",
    index: true,
    access: { create: () => false, read: () => false, update: () => false },
    admin: { hidden: true },
  },
  {
    name: "invitedUntil",
    type: "date",
    access: { create: () => false, read: isAdminField, update: () => false },
    admin: { hidden: true },
  },
  {
    name: "invitation",
    type: "ui",
    admin: { components: { Field: "/accounts/invitation/invitation-field#InvitationField" }, disableListColumn: true },
  },
];
