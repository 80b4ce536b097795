import type { CollectionConfig, CollectionAdminOptions } from "payload";

import { hiddenFromScouts, isEditor } from "../access/roles";
import { publishHooks } from "./hooks";

const MAX_VERSIONS = 20;

/** Content of the site with drafts and versions. Editors write it, and publishing it is announced to the site. */
export const draftedContent: Pick<CollectionConfig, "access" | "versions" | "hooks"> = {
  access: { create: isEditor, read: isEditor, readVersions: isEditor, update: isEditor, delete: isEditor },
  versions: { drafts: true, maxPerDoc: MAX_VERSIONS },
  hooks: publishHooks,
};

/** Content of the site without drafts: saving it publishes it. */
export const undraftedContent: Pick<CollectionConfig, "access" | "versions" | "hooks"> = {
  access: { create: isEditor, read: isEditor, update: isEditor, delete: isEditor },
  versions: false,
  hooks: publishHooks,
};

/** Shows the menu item only to admins and editors. */
export const editorsOnly: Pick<CollectionAdminOptions, "hidden"> = { hidden: hiddenFromScouts };
