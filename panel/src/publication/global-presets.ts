import type { GlobalConfig } from "payload";

import { hiddenFromScouts, isEditor } from "../access/roles";
import { MENU_GROUPS } from "../access/menu-groups";
import { globalPublishHooks } from "./hooks";

/** Content of the site. Editors write it, and saving it publishes it. */
export const siteGlobal = {
  access: { read: isEditor, update: isEditor, readVersions: isEditor },
  versions: { max: 20 },
  hooks: globalPublishHooks,
  admin: { group: MENU_GROUPS.site, hidden: hiddenFromScouts },
} satisfies Partial<GlobalConfig>;
