import { unlistedRoutes } from "../../config/unlisted-routes";
import { slugify } from "../../config/routes";
import { LOCALES } from "../../domain/locale";
import type { Article, Post } from "../../domain/editorial";
import { cleanSlug, slugTarget } from "../slug";
import type { PostVersion } from "./normalize-post";

/**
 * The versions of one article, grouped: one per language (the first sent), one slug for all (the Portuguese one's,
 * else the only one's). Needs at least one version.
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

/** The version a reader of a language gets: the own, else Portuguese, else the only one (specification §1). */
export const versionFor = ({ versions }: Pick<Article, "versions">, language: Post["language"]): Post | undefined =>
  versions.find((version) => version.language === language) ?? versions[0];
