import type { Field, GlobalConfig } from "payload";

import { bilingual } from "../shared/bilingual";
import { NETWORKS } from "./keys";
import { siteGlobal } from "../publication/index";

const profile = (name: string): Field => ({
  name,
  type: "text",
  maxLength: 300,
  admin: { placeholder: `https://www.${name}.com/…` },
  validate: (value: unknown) => typeof value !== "string" || value === "" || /^https:\/\//.test(value) || "https://…",
});

/** Addresses of the agency's profiles; the site omits empty ones. */
export const socialMedias: GlobalConfig = {
  slug: "social-medias",
  label: bilingual("Redes sociais", "Social media"),
  ...siteGlobal,
  admin: { ...siteGlobal.admin, description: bilingual("No rodapé do site.", "In the site's footer.") },
  fields: NETWORKS.map(profile),
};
