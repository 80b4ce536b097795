import { absoluteAddress } from "../config/absolute-address";
import { CATEGORY_SLUGS, localizedPath } from "../config/routes";
import { CATEGORIES } from "../domain/category";
import type { Locale } from "../domain/locale";

/** Crawlers that collect text and pictures for training; search engines' crawlers are not included. */
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
 * Search engines may crawl every page, because they must read a page to see its `noindex`. Talents and pictures are disallowed for
 * crawlers that collect training data, since many talents are children.
 */
export const toRobots = (siteUrl: string, languages: readonly Locale[]): string => {
  const people = CATEGORIES.flatMap((category) => languages.map((locale) => localizedPath(`/${CATEGORY_SLUGS[category]}`, locale)));
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
