import type { CollectionConfig, CollectionAdminOptions } from "payload";

import { hiddenFromScouts, isEditor } from "../access/roles";
import { publishHooks } from "../publish/hooks";

const VERSIONS_KEPT = 20;

/** Drafts, versions, roles and the publish hook: the same for everything that the site shows. */
export const published: Pick<CollectionConfig, "access" | "versions" | "hooks"> = {
  access: { create: isEditor, read: isEditor, readVersions: isEditor, update: isEditor, delete: isEditor },
  versions: { drafts: true, maxPerDoc: VERSIONS_KEPT },
  hooks: publishHooks,
};

/** Roles and the publish hook for what has no draft: it is on the site as soon as it is saved. */
export const immediate: Pick<CollectionConfig, "access" | "hooks"> = {
  access: { create: isEditor, read: isEditor, update: isEditor, delete: isEditor },
  hooks: publishHooks,
};

export const editorsOnly: Pick<CollectionAdminOptions, "hidden"> = { hidden: hiddenFromScouts };
