import { routes } from "../../../src/config/routes";
import type { Locale } from "../../../src/domain/locale";
import type { ArticleRow } from "./pages-query";
import { slugOwners } from "./slug-owners";
import type { PageDraft, RedirectDraft } from "./translated-pages";
import { versionFor } from "./version-for";

interface ArticlePages {
  pages: PageDraft[];
  redirects: RedirectDraft[];
  warnings: string[];
}

/**
 * `/blog/{slug}` and `/blog/{slug}/{memberId}` of every article. Where two articles claim one slug, the one with the
 * lower id has it, and the other is found by its member ids alone.
 */
export const toArticlePages = (articles: readonly ArticleRow[], component: string): ArticlePages => {
  const owners = slugOwners(articles.map(({ slug, articleId }) => ({ slug, ownerId: articleId })));
  const isOwner = ({ slug, articleId }: ArticleRow): boolean => owners.get(slug) === articleId;
  return {
    pages: articles.flatMap((article) => toPages(article, isOwner(article), component)),
    redirects: articles.flatMap((article) => toRedirects(article, owners)),
    warnings: articles
      .filter((article) => !isOwner(article))
      .map(({ slug, articleId }) => `The slug ${slug} of article ${articleId} belongs to article ${owners.get(slug)} already`),
  };
};

const toPages = ({ articleId, slug, memberIds, versions }: ArticleRow, ownsSlug: boolean, component: string): PageDraft[] => {
  const byMember = memberIds.map((memberId) => routes.postById(slug, memberId));
  const paths = ownsSlug ? [routes.post(slug), ...byMember] : byMember;
  const [canonicalPath] = paths;
  const languages = versions.map(({ language }) => language);
  const context = (language: Locale) => ({ articleId, versionLanguage: versionFor(language, languages), canonicalPath });
  return paths.map((path) => ({ path, component, context }));
};

const toRedirects = (
  { articleId, slug, otherSlugs, memberIds }: ArticleRow,
  owners: ReadonlyMap<string, string>,
): RedirectDraft[] =>
  otherSlugs.flatMap((other) => {
    const toMembers = memberIds.map((memberId) => ({ from: routes.postById(other, memberId), to: routes.postById(slug, memberId) }));
    const isFree = owners.get(slug) === articleId && !owners.has(other);
    return isFree ? [{ from: routes.post(other), to: routes.post(slug) }, ...toMembers] : toMembers;
  });
