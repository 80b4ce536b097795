import { absoluteAddress } from "../config/absolute-address";
import { CATEGORY_SLUGS, localizedPath } from "../config/routes";
import { CATEGORIES } from "../domain/category";
import { LOCALES } from "../domain/locale";

/** Robots that collect text and pictures to train on; search engines' own are not among them. */
const TRAINING_ROBOTS = [
  "AI2Bot",
  "Amazonbot",
  "anthropic-ai",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "cohere-ai",
  "Diffbot",
  "FacebookBot",
  "Google-Extended",
  "GPTBot",
  "img2dataset",
  "meta-externalagent",
  "omgili",
  "PanguBot",
  "Timpibot",
  "Webzio-Extended",
] as const;

/**
 * Search engines may read every page: one that must not be listed says so itself, and they have to read it to know.
 * Many talents are children, so robots that train on what they find are told to leave people and pictures alone.
 */
export const toRobots = (siteUrl: string): string => {
  const people = CATEGORIES.flatMap((category) => LOCALES.map((locale) => localizedPath(`/${CATEGORY_SLUGS[category]}`, locale)));
  return [
    "User-agent: *",
    "Disallow: /api/",
    "",
    ...TRAINING_ROBOTS.map((robot) => `User-agent: ${robot}`),
    ...["/api/", "/media/", "/page-data/", ...people].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteAddress(siteUrl, "/sitemap.xml")}`,
    "",
  ].join("\n");
};
