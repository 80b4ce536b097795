/** @jest-environment jsdom */
import { toSitemaps } from "./sitemap";
import { sitemapEntries, type SitemapEntry } from "./sitemap-entries";
import type { BuiltPage } from "./seo-query";

const SITE = "https://casajuriti.example";

const aPage = (path: string, context: object = {}, matchPath: string | null = null): BuiltPage => ({
  path,
  matchPath,
  pageContext: { language: path === "/en" || path.startsWith("/en/") ? "en" : "pt", ...context },
});

const aTalentPage = (talentId: string, path = `/kids/${talentId}/ana`): BuiltPage =>
  aPage(path, { talentId, canonicalPath: `/kids/${talentId}/ana` });

const entriesOf = (pages: BuiltPage[], unindexed: string[] = []): Promise<SitemapEntry[]> =>
  sitemapEntries({
    pages: { nodes: pages },
    talents: {
      nodes: [
        { talentId: "1", age: 18 },
        { talentId: "2", age: 17 },
        { talentId: "3", age: null },
      ],
    },
    posts: {
      nodes: [
        { articleId: "b-1", slug: "a", language: "pt", title: "A", description: null, contentHtml: "", date: "2025-01-02T03:04:05.000Z" },
      ],
    },
    campaigns: { nodes: [{ campaignId: "c-1", language: "pt", date: null }] },
    isUnindexed: async (path) => unindexed.includes(path),
  });

const pathsOf = async (pages: BuiltPage[], unindexed?: string[]): Promise<string[]> =>
  (await entriesOf(pages, unindexed)).map(({ path }) => path);

const parse = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};

describe("the addresses of the sitemap", () => {
  it("contain no minor, no talent of unknown age, and no unknown talent", async () => {
    expect(await pathsOf([aTalentPage("1"), aTalentPage("2"), aTalentPage("3"), aTalentPage("4")])).toEqual(["/kids/1/ana"]);
  });

  it("contain canonical addresses only", async () => {
    const canonicalPath = "/blog/a";
    const pages = [aPage("/blog/a", { canonicalPath }), aPage("/blog/a/31", { canonicalPath }), aTalentPage("1", "/teens/1/ana")];
    expect(await pathsOf(pages)).toEqual(["/blog/a"]);
  });

  it("contain no noindex page, no not-found page, and no pattern", async () => {
    const pages = [
      aPage("/selecao"),
      aPage("/404"),
      aPage("/404.html"),
      aPage("/en/404", {}, "/en/*"),
      aPage("/pesquisa", {}, "/pesquisa/*"),
      { path: "/dev-404-page", matchPath: null, pageContext: {} },
      aPage("/kids"),
    ];
    expect(await pathsOf(pages, ["/selecao"])).toEqual(["/kids"]);
  });

  it("have the other language's version, and the date of the last change", async () => {
    const context = { articleId: "b-1", versionLanguage: "pt", canonicalPath: "/blog/a" };
    expect(await entriesOf([aPage("/"), aPage("/en"), aPage("/blog/a", context), aPage("/en/blog/a", context)], ["/en"])).toEqual([
      { path: "/", versions: { pt: "/" }, changedAt: null },
      { path: "/blog/a", versions: { pt: "/blog/a", en: "/en/blog/a" }, changedAt: "2025-01-02T03:04:05.000Z" },
      { path: "/en/blog/a", versions: { pt: "/blog/a", en: "/en/blog/a" }, changedAt: "2025-01-02T03:04:05.000Z" },
    ]);
  });
});

describe("the sitemap file", () => {
  const entry = (path: string): SitemapEntry => ({ path, versions: { pt: path, en: `/en${path}` }, changedAt: null });

  it("contains every address with its languages", () => {
    const [file] = toSitemaps(SITE, [{ ...entry("/kids"), changedAt: "2025-01-02T03:04:05.000Z" }]);
    const document = parse(file?.content ?? "");
    expect(document.querySelector("loc")?.textContent).toBe(`${SITE}/kids`);
    expect(document.querySelector("lastmod")?.textContent).toBe("2025-01-02T03:04:05.000Z");
    const links = [...document.getElementsByTagName("xhtml:link")].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    expect(links).toEqual([
      ["pt", `${SITE}/kids`],
      ["en", `${SITE}/en/kids`],
      ["x-default", `${SITE}/kids`],
    ]);
  });

  it("is valid XML for any address", () => {
    const [file] = toSitemaps(SITE, [entry(`/blog/a&b<c>"d'é\u0000`)]);
    expect(parse(file?.content ?? "").querySelector("loc")?.textContent).toBe(`${SITE}/blog/a&b%3Cc%3E%22d'%C3%A9%00`);
  });

  it("is split with an index when one file is too small", () => {
    const files = toSitemaps(SITE, ["/a", "/b", "/c"].map(entry), 2);
    expect(files.map(({ name }) => name)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
    const locations = files.map(({ content }) => [...parse(content).querySelectorAll("loc")].map((loc) => loc.textContent));
    expect(locations).toEqual([[`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`], [`${SITE}/a`, `${SITE}/b`], [`${SITE}/c`]]);
  });
});
