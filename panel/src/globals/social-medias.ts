import type { Field, GlobalConfig } from "payload";

import { hiddenFromScouts, isEditor } from "../access/roles";
import { GROUPS, words } from "../fields/words";
import { globalPublishHooks } from "../publish/hooks";
import { NETWORKS } from "./keys";

const profile = (name: string): Field => ({
  name,
  type: "text",
  maxLength: 300,
  admin: { placeholder: `https://www.${name}.com/…` },
  validate: (value: unknown) => typeof value !== "string" || value === "" || /^https:\/\//.test(value) || "https://…",
});

/** The agency's profiles; an empty one is not shown. */
export const socialMedias: GlobalConfig = {
  slug: "social-medias",
  label: words("Redes sociais", "Social media"),
  access: { read: isEditor, update: isEditor, readVersions: isEditor },
  versions: { max: 20 },
  hooks: globalPublishHooks,
  admin: { group: GROUPS.site, hidden: hiddenFromScouts, description: words("No rodapé do site.", "In the site's footer.") },
  fields: NETWORKS.map(profile),
};
