import { unlistedRoutes } from "../../../src/config/unlisted-routes";
import type { Locale } from "../../../src/domain/locale";
import type { ArticleRow } from "./pages-query";
import { toVersionLanguage, type PageDraft, type RedirectDraft } from "./translated-pages";

/** `/blog/{slug}`, and `/blog/{slug}/{id}` for each version; none when the slug is an address elsewhere. */
export const toArticlePages = (article: ArticleRow, component: string): PageDraft[] => {
  if (!article.hasPage) return [];
  const { articleId, slug, memberIds, versions } = article;
  const languages = versions.map(({ language }) => language);
  const canonicalPath = unlistedRoutes.post(slug);
  const context = (language: Locale) => ({ articleId, versionLanguage: toVersionLanguage(language, languages), canonicalPath });
  return [canonicalPath, ...memberIds.map((id) => memberPath(slug, id))].map((path) => ({ path, component, context }));
};

/** Redirects from the other versions' slugs to the article's, with and without an id. */
export const toArticleRedirects = ({ hasPage, slug, otherSlugs, memberIds }: ArticleRow): RedirectDraft[] => {
  if (!hasPage) return [];
  return otherSlugs.flatMap((other) => [
    { from: unlistedRoutes.post(other), to: unlistedRoutes.post(slug) },
    ...memberIds.map((id) => ({ from: memberPath(other, id), to: memberPath(slug, id) })),
  ]);
};

const memberPath = (slug: string, memberId: string): string => unlistedRoutes.postById(slug, encodeURIComponent(memberId));
