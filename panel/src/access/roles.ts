import type { Access, AccessArgs, FieldAccess } from "payload";

import type { User } from "../payload-types";
import { isPublished } from "../store/published";
import { mediaOfPublishedTalents } from "./talent-media";

export const ROLES = ["admin", "editor", "scout"] as const;
type Role = (typeof ROLES)[number];

const hasRole = (user: User | null, roles: readonly Role[]): boolean => user !== null && roles.includes(user.role);

/** May manage accounts and settings. */
export const isAdmin: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin"]);

// The whole matrix of roles is docs/roles.md; tests/access-matrix.test.ts holds these functions to it over HTTP.

/** May write and publish everything that the site shows. */
export const isEditor: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin", "editor"]);

/** May read what visitors sent, and note what became of it. */
export const isScout: Access = ({ req }: AccessArgs) => hasRole(req.user, ["admin", "scout"]);

/** May read what holds nothing personal and that records of several roles refer to. */
export const isStaff: Access = ({ req }: AccessArgs) => hasRole(req.user, ROLES);

/** Editors read every record with its drafts; scouts read what is published. */
export const isEditorOrReadsPublished: Access = ({ req }: AccessArgs) => {
  if (hasRole(req.user, ["admin", "editor"])) return true;
  return hasRole(req.user, ["scout"]) ? isPublished : false;
};

/** Editors read every public file; scouts read those that a published talent shows. */
export const isEditorOrReadsTalentMedia: Access = async ({ req }: AccessArgs) => {
  if (hasRole(req.user, ["admin", "editor"])) return true;
  return hasRole(req.user, ["scout"]) ? { id: { in: await mediaOfPublishedTalents(req) } } : false;
};

export const isAdminField: FieldAccess = ({ req }) => hasRole(req.user, ["admin"]);

/** Nobody, by any request; only the panel's own code, which says so with `overrideAccess`. */
export const nobody: Access = () => false;

/** Accounts: an admin sees all, everybody else the own one. */
export const isAdminOrSelf: Access = ({ req }: AccessArgs) => {
  if (hasRole(req.user, ["admin"])) return true;
  return req.user === null ? false : { id: { equals: req.user.id } };
};

type Visitor = { user: unknown };

const roleOf = ({ user }: Visitor): unknown => (typeof user === "object" && user !== null && "role" in user ? user.role : undefined);

/** Keeps what a scout may not open out of a scout's menu; the access rules above are what protects it. */
export const hiddenFromScouts = (visitor: Visitor): boolean => roleOf(visitor) === "scout";

/** Keeps what visitors sent out of an editor's menu. */
export const hiddenFromEditors = (visitor: Visitor): boolean => roleOf(visitor) === "editor";

/** Keeps what only an admin may change out of everybody else's menu. */
export const hiddenFromOthers = (visitor: Visitor): boolean => roleOf(visitor) !== "admin";
