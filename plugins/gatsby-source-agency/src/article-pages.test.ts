import { toArticlePages } from "./article-pages";
import type { ArticleRow } from "./pages-query";

const anArticle = (given: Partial<ArticleRow> = {}): ArticleRow => ({
  articleId: "b-31",
  slug: "bastidores",
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

it("makes a page for the slug and one for each member of the batch", () => {
  const { pages } = toArticlePages([bilingual], "post.tsx");
  expect(pages.map(({ path }) => path)).toEqual(["/blog/bastidores", "/blog/bastidores/31", "/blog/bastidores/32"]);
});

it.each(["pt", "en"] as const)("shows the %s version of an article that has it, on every page", (language) => {
  const { pages } = toArticlePages([bilingual], "post.tsx");
  for (const { context } of pages)
    expect(context(language)).toEqual({ articleId: "b-31", versionLanguage: language, canonicalPath: "/blog/bastidores" });
});

it("shows the only version where the page's language has none", () => {
  const [page] = toArticlePages([anArticle()], "post.tsx").pages;
  expect(page?.context("en")).toMatchObject({ versionLanguage: "pt" });
});

it("redirects a sibling's slug, alone and with each member", () => {
  expect(toArticlePages([bilingual], "post.tsx").redirects).toEqual([
    { from: "/blog/behind-the-scenes", to: "/blog/bastidores" },
    { from: "/blog/behind-the-scenes/31", to: "/blog/bastidores/31" },
    { from: "/blog/behind-the-scenes/32", to: "/blog/bastidores/32" },
  ]);
});

it("leaves a contested slug to the lower id, whatever their order, and says so", () => {
  const young = anArticle({ articleId: "100", memberIds: ["100"] });
  const old = anArticle({ articleId: "9", memberIds: ["9"] });
  const { pages, warnings } = toArticlePages([young, old], "post.tsx");
  const owners = pages.filter(({ path }) => path === "/blog/bastidores").map(({ context }) => context("pt"));
  expect(owners).toEqual([expect.objectContaining({ articleId: "9" })]);
  expect(pages.find(({ path }) => path === "/blog/bastidores/100")?.context("pt")).toMatchObject({
    articleId: "100",
    canonicalPath: "/blog/bastidores/100",
  });
  expect(warnings).toEqual([expect.stringContaining("article 100")]);
});

it("never redirects the address of another article", () => {
  const other = anArticle({ articleId: "b-40", slug: "behind-the-scenes", memberIds: ["40"] });
  const { redirects } = toArticlePages([bilingual, other], "post.tsx");
  expect(redirects.map(({ from }) => from)).not.toContain("/blog/behind-the-scenes");
});
