import { unlistedRoutes } from "../../config/unlisted-routes";
import { slugify } from "../../config/routes";
import { LOCALES } from "../../domain/locale";
import type { Article, Post } from "../../domain/editorial";
import { cleanSlug, slugTarget } from "../slug";
import type { PostVersion } from "./normalize-post";

/**
 * Combines the versions of one article: one per language (the first sent), with one slug (of the Portuguese version,
 * else of the only one).
 */
export const toArticle = (members: readonly [PostVersion, ...PostVersion[]], panelUrl: string): Article => {
  const versions = LOCALES.map((locale) => members.find(({ language }) => language === locale)).filter((version) => version !== undefined);
  const main = versions[0] ?? members[0];
  const target = slugTarget(main.sentSlug, panelUrl);
  const slug = target.kind === "page" ? cleanSlug(main.sentSlug) : slugify(main.title);
  const ownSlugs = members
    .filter(({ sentSlug }) => slugTarget(sentSlug, panelUrl).kind === "page")
    .map(({ sentSlug }) => cleanSlug(sentSlug));
  const toPost = ({ sentSlug: _sent, ...version }: PostVersion): Post => ({
    ...version,
    articleId: main.articleId,
    slug,
    linkPath: target.kind === "page" ? unlistedRoutes.postById(slug, encodeURIComponent(version.postId)) : target.path,
  });
  return {
    articleId: main.articleId,
    slug,
    hasPage: target.kind === "page",
    otherSlugs: [...new Set(ownSlugs)].filter((other) => other !== slug),
    memberIds: [...new Set(members.map(({ postId }) => postId))],
    versions: versions.map(toPost),
  };
};

/** The language's own version, else the Portuguese, else the only one (docs/product.md, Languages). */
export const versionFor = ({ versions }: Pick<Article, "versions">, language: Post["language"]): Post | undefined =>
  versions.find((version) => version.language === language) ?? versions[0];
