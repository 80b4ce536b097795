import type { Access, AccessArgs, FieldAccess } from "payload";

import type { User } from "../payload-types";

export const ROLES = ["admin", "editor", "scout"] as const;
type Role = (typeof ROLES)[number];

const hasRole = (user: User | null, roles: readonly Role[]): boolean => user !== null && roles.includes(user.role);

/** May manage accounts and settings. */
export const isAdmin: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin"]);

/** May write everything that the site shows. */
export const isEditor: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin", "editor"]);

/** May read what visitors sent. */
export const isScout: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin", "editor", "scout"]);

export const isAdminField: FieldAccess = ({ req }) => hasRole(req.user, ["admin"]);

/** Nobody, by any request; only the panel's own code, which says so with `overrideAccess`. */
export const nobody: Access = () => false;

/** Accounts: an admin sees all, everybody else the own one. */
export const isAdminOrSelf: Access = ({ req }: AccessArgs) => {
  if (hasRole(req.user, ["admin"])) return true;
  return req.user === null ? false : { id: { equals: req.user.id } };
};

type Visitor = { user: unknown };

const roleOf = ({ user }: Visitor): unknown =>
  typeof user === "object" && user !== null && "role" in user ? user.role : undefined;

/** Keeps what a scout may not open out of a scout's menu; the access rules above are what protects it. */
export const hiddenFromScouts = (visitor: Visitor): boolean => roleOf(visitor) === "scout";

/** Keeps what only an admin may change out of everybody else's menu. */
export const hiddenFromOthers = (visitor: Visitor): boolean => roleOf(visitor) !== "admin";
