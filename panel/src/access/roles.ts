import type { Access, AccessArgs, FieldAccess } from "payload";

import type { User } from "../payload-types";
import { isPublished } from "./published";

export const ROLES = ["admin", "editor", "scout"] as const;
type Role = (typeof ROLES)[number];

// docs/roles.md lists what each role may do; tests/access-matrix.test.ts compares these functions with it over HTTP.

const hasRole = (user: User | null, roles: readonly Role[]): boolean => user !== null && roles.includes(user.role);

/** May manage accounts and settings. */
export const isAdmin: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin"]);

/** May write and publish everything that the site shows. */
export const isEditor: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin", "editor"]);

/** May read entries, and change their status and notes. */
export const isScout: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin", "scout"]);

/** May read records without personal data that every role needs. */
export const isStaff: Access = ({ req }: AccessArgs) => hasRole(req.user, ROLES);

/** Editors read every record with its drafts; scouts read published records. */
export const isEditorOrReadsPublished: Access = ({ req }: AccessArgs) => {
  if (hasRole(req.user, ["admin", "editor"])) return true;
  return hasRole(req.user, ["scout"]) ? isPublished : false;
};

export const isEditorField: FieldAccess = ({ req }) => hasRole(req.user, ["admin", "editor"]);

export const isScoutField: FieldAccess = ({ req }) => hasRole(req.user, ["admin", "scout"]);

export const isAdminField: FieldAccess = ({ req }) => hasRole(req.user, ["admin"]);

/** No request is allowed; the panel's own code passes `overrideAccess`. */
export const nobody: Access = () => false;

/** For accounts: an admin may read all of them, everybody else only their own. */
export const isAdminOrSelf: Access = ({ req }: AccessArgs) => {
  if (hasRole(req.user, ["admin"])) return true;
  return req.user === null ? false : { id: { equals: req.user.id } };
};

type MenuArgs = { user: unknown };

const roleOf = ({ user }: MenuArgs): unknown => (typeof user === "object" && user !== null && "role" in user ? user.role : undefined);

/** Hides a menu item only; the access functions above protect the data. */
export const hiddenFromScouts = (args: MenuArgs): boolean => roleOf(args) === "scout";

export const hiddenFromEditors = (args: MenuArgs): boolean => roleOf(args) === "editor";

export const hiddenFromNonAdmins = (args: MenuArgs): boolean => roleOf(args) !== "admin";
