import { cacheNames, keyOf, bucketOf, languagesOfShell, talentIdOf } from "./cache-buckets";

it.each([
  ["/", "pages"],
  ["/en/kids/412/ana-prado", "pages"],
  ["/selecao", "pages"],
  ["/contato", "pages"],
  ["/page-data/kids/412/ana-prado/page-data.json", "data"],
  ["/page-data/sq/d/123.json", "data"],
  ["/page-data/app-data.json", "data"],
  ["/app-0123456789abcdef0123.js", "files"],
  ["/component---src-pages-blog-tsx-0123456789abcdef0123.js", "files"],
  ["/static/bodoni-0a1b2c3d.woff2", "files"],
  ["/api/casting/kids/meninas", "live"],
  ["/api/talents/412", "live"],
  ["/api/instagram", "live"],
  ["/media/talents/412/v1/360", "pictures"],
  ["/media/talents/412/gallery/v1/720", "pictures"],
  ["/media/720/posts/1/cover.jpg", "pictures"],
])("stores %s with the %s", (pathname, bucket) => {
  expect(bucketOf(pathname, true)).toBe(bucket);
});

it.each([
  "/api/entry/contact",
  "/api/casting",
  "/api/health",
  "/api/talents/412/card.pdf",
  "/api/talents/412/book.zip",
  "/api/talents/412/related",
  "/api/cards.pdf",
  "/media/1920/slides/2.mp4",
  "/media/talents/412/videos/v1",
  "/seja-modelo",
  "/en/seja-modelo",
  "/remover-imagens",
  "/verificar-contato",
  "/pedido/7F3A91C2",
  "/en/pedido/7F3A91C2",
  "/pacote/AAAAAAAAAAAAAAAAAAAAAA",
  "/pacote/AAAAAAAAAAAAAAAAAAAAAA/media/720/12/book/3.jpg",
  "/pacote/AAAAAAAAAAAAAAAAAAAAAA/dados.json",
  "/page-data/pacote/page-data.json",
  "/confirmacao",
  "/en/confirmacao",
  "/page-data/pedido/[reference]/page-data.json",
  "/page-data/en/confirmacao/page-data.json",
  "/api/count",
  "/admin",
  "/admin/collections/talents",
  "/rss.xml",
  "/sw.js",
  "/manifest.webmanifest",
])("never stores %s", (pathname) => {
  expect(bucketOf(pathname, true)).toBeNull();
});

it("stores no file that a script requests at a page's address", () => {
  expect(bucketOf("/kids", false)).toBeNull();
});

it.each([
  ["/kids/412/ana-prado", "412"],
  ["/en/digital-influencers/a%20b/ana", "a b"],
  ["/page-data/en/kids/412/ana-prado/page-data.json", "412"],
  ["/api/talents/412", "412"],
  ["/media/talents/412/v1/360", "412"],
  ["/media/talents/4%2F2/gallery/v1/720", "4/2"],
  ["/kids/meninas", null],
  ["/page-data/kids/meninas/page-data.json", null],
  ["/blog/texto/3", null],
  ["/media/360/talents/412/book.jpg", null],
])("reads in %s the talent %p", (pathname, talentId) => {
  expect(talentIdOf(pathname)).toBe(talentId);
});

it("ignores the query of a page, and keeps that of live data", () => {
  const url = (path: string) => new URL(path, "https://site.example");
  expect(keyOf("pages", url("/kids?olhos=verdes"))).toBe("https://site.example/kids");
  expect(keyOf("live", url("/api/posts/pt?page=2"))).toBe("https://site.example/api/posts/pt?page=2");
});

it("names the caches of pages by the code, not by the content", () => {
  const shell = (page: string, code: string) => [
    { url: "offline.html", revision: page },
    { url: "page-data/app-data.json", revision: code },
  ];
  const [first, reworded, recoded] = [shell("aaaaaaaaa", "one"), shell("bbbbbbbbb", "one"), shell("bbbbbbbbb", "two")].map(cacheNames);
  expect(reworded?.named("pages")).toBe(first?.named("pages"));
  expect(reworded?.shell).not.toBe(first?.shell);
  expect(recoded?.named("pages")).not.toBe(first?.named("pages"));
  expect(recoded?.named("pictures")).toBe(first?.named("pictures"));
});

it.each([
  [
    ["offline.html", "en/offline.html", "favicon.svg"],
    ["pt", "en"],
  ],
  [["offline.html", "favicon.svg"], ["pt"]],
])("reads from the shell %p the languages %p", (files, languages) => {
  expect(languagesOfShell(files.map((url) => ({ url, revision: "1" })))).toEqual(languages);
});
