import { toArticlePages, toArticleRedirects } from "./article-pages";
import type { ArticleRow } from "./pages-query";

const anArticle = (given: Partial<ArticleRow> = {}): ArticleRow => ({
  articleId: "b-31",
  slug: "bastidores",
  hasPage: true,
  otherSlugs: [],
  memberIds: ["31"],
  versions: [{ language: "pt" }],
  ...given,
});

const bilingual = anArticle({
  otherSlugs: ["behind-the-scenes"],
  memberIds: ["31", "32"],
  versions: [{ language: "pt" }, { language: "en" }],
});

it("creates a page for the slug and one for each member of the batch", () => {
  const paths = toArticlePages(bilingual, "post.tsx").map(({ path }) => path);
  expect(paths).toEqual(["/blog/bastidores", "/blog/bastidores/31", "/blog/bastidores/32"]);
});

it.each(["pt", "en"] as const)("shows the %s version of an article on every page when the article has one", (language) => {
  for (const { context } of toArticlePages(bilingual, "post.tsx"))
    expect(context(language)).toEqual({ articleId: "b-31", versionLanguage: language, canonicalPath: "/blog/bastidores" });
});

it("shows the only version when the article lacks the page's language", () => {
  const [page] = toArticlePages(anArticle(), "post.tsx");
  expect(page?.context("en")).toMatchObject({ versionLanguage: "pt" });
});

it("redirects a sibling's slug, alone and with each member's id", () => {
  expect(toArticleRedirects(bilingual)).toEqual([
    { from: "/blog/behind-the-scenes", to: "/blog/bastidores" },
    { from: "/blog/behind-the-scenes/31", to: "/blog/bastidores/31" },
    { from: "/blog/behind-the-scenes/32", to: "/blog/bastidores/32" },
  ]);
});

it("creates no page for an article of a foreign address", () => {
  const elsewhere = { ...bilingual, hasPage: false };
  expect(toArticlePages(elsewhere, "post.tsx")).toEqual([]);
  expect(toArticleRedirects(elsewhere)).toEqual([]);
});

it("encodes a member's id as one segment of the address", () => {
  expect(toArticlePages(anArticle({ memberIds: ["a/b"] }), "post.tsx").at(-1)?.path).toBe("/blog/bastidores/a%2Fb");
});
