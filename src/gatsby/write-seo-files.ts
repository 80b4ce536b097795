import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { FEED_POSTS } from "../config/constants";
import { unlistedRoutes } from "../config/unlisted-routes";
import { localizedPath } from "../config/routes";
import type { Locale } from "../domain/locale";
import { languagesOf } from "../domain/site-languages";
import { startTagsOf, type StartTag } from "../lib/html";
import { toFeed } from "./feed";
import { SEO_QUERY, type SeoData } from "./seo-query";
import { toRobots } from "./robots";
import { toSitemaps, type SiteFile } from "./sitemap";
import { sitemapEntries } from "./sitemap-entries";

type SeoArgs = Pick<BuildArgs, "graphql" | "reporter">;

export const writeSeoFiles = async ({ graphql, reporter }: SeoArgs, publicDir: string): Promise<void> => {
  const { data, errors } = await graphql<SeoData>(SEO_QUERY);
  if (errors || data === undefined) {
    reporter.panicOnBuild("The pages could not be queried for the sitemap.", errors);
    return;
  }
  const { siteUrl } = data.site.siteMetadata;
  const entries = await sitemapEntries({ ...data, isUnindexed: (path) => isUnindexed(join(publicDir, path, "index.html")) });
  const languages = languagesOf(data.customizations);
  const feeds = languages.map((language) => ({ name: feedFile(language), content: toFeed(feedOf(data, language)) }));
  const files = [...toSitemaps(siteUrl, entries), { name: "robots.txt", content: toRobots(siteUrl, languages) }, ...feeds];
  await removeOldSitemaps(publicDir);
  for (const file of files) await writeSiteFile(publicDir, file);
};

const feedFile = (language: Locale): string => localizedPath(unlistedRoutes.feed(), language).slice(1);

const feedOf = ({ site, pages, posts, customizations, strings }: SeoData, language: Locale) => {
  const built = new Set(pages.nodes.map(({ path }) => path));
  const json = strings.nodes.find((node) => node.language === language)?.data ?? "{}";
  const texts: Readonly<Record<string, string>> = JSON.parse(json);
  const { siteUrl } = site.siteMetadata;
  const name = customizations?.agencyName ?? new URL(siteUrl).hostname;
  return {
    siteUrl,
    language,
    title: `${texts["blog.title"] ?? "Blog"} · ${name}`,
    description: texts["blog.description"] ?? name,
    // Skips articles whose slug is an address elsewhere, since they have no page.
    posts: posts.nodes
      .filter((post) => post.language === language && built.has(localizedPath(unlistedRoutes.post(post.slug), language)))
      .slice(0, FEED_POSTS),
  };
};

const isNoindex = ({ name, attributes }: StartTag): boolean =>
  name === "meta" && attributes.name === "robots" && /noindex/i.test(attributes.content ?? "");

/** Also true when the page was not written. */
const isUnindexed = async (file: string): Promise<boolean> => {
  const html = await readFile(file, "utf8").catch(() => null);
  return html === null || startTagsOf(html).some(isNoindex);
};

/** Deletes sitemap parts of an earlier, larger build. */
const removeOldSitemaps = async (publicDir: string): Promise<void> => {
  const parts = (await readdir(publicDir)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  await Promise.all(parts.map((name) => rm(join(publicDir, name))));
};

const writeSiteFile = async (publicDir: string, { name, content }: SiteFile): Promise<void> => {
  const file = join(publicDir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};
