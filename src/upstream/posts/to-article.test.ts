import type { PostVersion } from "./normalize-post";
import { toArticle, versionFor } from "./to-article";

const PANEL = "https://panel.example.com";

const aVersion = (changes: Partial<PostVersion>): PostVersion => ({
  postId: "31",
  articleId: "b-31",
  sentSlug: "bastidores",
  language: "pt",
  title: "Bastidores",
  description: null,
  cover: null,
  contentHtml: "",
  date: null,
  ...changes,
});

const english = aVersion({ postId: "32", sentSlug: "backstage", language: "en", title: "Backstage" });

it("gives both versions the Portuguese slug, in any order", () => {
  const article = toArticle([english, aVersion({})], PANEL);
  expect(article).toMatchObject({ slug: "bastidores", otherSlugs: ["backstage"], memberIds: ["32", "31"], hasPage: true });
  expect(article.versions.map(({ slug, linkPath }) => [slug, linkPath])).toEqual([
    ["bastidores", "/blog/bastidores/31"],
    ["bastidores", "/blog/bastidores/32"],
  ]);
});

it("keeps the only slug of an article in one language", () => {
  expect(toArticle([english], PANEL)).toMatchObject({ slug: "backstage", otherSlugs: [] });
});

it("shows the first of two versions in one language, and redirects the other's address", () => {
  const article = toArticle([aVersion({}), aVersion({ postId: "40", sentSlug: "bastidores-antigo" })], PANEL);
  expect(article.versions).toHaveLength(1);
  expect(article).toMatchObject({ otherSlugs: ["bastidores-antigo"], memberIds: ["31", "40"] });
});

it.each([
  ["https://panel.example.com/seja-modelo", "/seja-modelo"],
  ["https://elsewhere.example/x", null],
])("gives an article with the slug %p no page, and its card the link %p", (sentSlug, linkPath) => {
  const article = toArticle([aVersion({ sentSlug })], PANEL);
  expect(article).toMatchObject({ hasPage: false, slug: "bastidores", otherSlugs: [] });
  expect(article.versions[0]?.linkPath).toBe(linkPath);
});

it.each([
  ["en", ["pt", "en"] as const, "en"],
  ["en", ["pt"] as const, "pt"],
  ["pt", ["en"] as const, "en"],
] as const)("shows a reader of %s, of versions in %p, the one in %s", (reader, languages, shown) => {
  const [first, ...others] = languages.map((language) => aVersion({ language }));
  expect(versionFor(toArticle([first!, ...others], PANEL), reader)?.language).toBe(shown);
});
