import { toSitemaps } from "../../../src/gatsby/sitemap";
import { filterSitemap } from "./sitemap";
import { createTalentCollection, talentIdsIn, talentOfAddress } from "./talent-mentions";

const entry = (path: string) => ({ path, versions: { pt: path, en: `/en${path}` }, changedAt: "2025-06-04T15:30:00.000Z" });

const sitemap = (...paths: string[]): string => toSitemaps("https://agency.example", paths.map(entry))[0]?.content ?? "";

it("finds the talents in each data file and sitemap, and in no other file", () => {
  const collection = createTalentCollection();
  const add = (path: string, content: unknown) =>
    collection.add(path, Buffer.from(typeof content === "string" ? content : JSON.stringify(content)));
  add("page-data/kids/page-data.json", { result: { data: { listing: { talents: [{ talentId: "1" }, { talentId: "2" }] } } } });
  add("page-data/sq/d/7.json", { data: { newest: { node: { talentId: "3" } } } });
  add("page-data/blog/page-data.json", { result: { data: { posts: [] } } });
  add("kids/index.html", '{"talentId":"4"}');
  add("page-data/damaged.json", "{");
  add("sitemap.xml", sitemap("/atores/5/rui", "/kids", "/blog/atores/6", "/talents/a%20b/x"));
  add("rss.xml", sitemap("/atores/7/ana"));
  expect(collection.mentions()).toEqual({
    "page-data/kids/page-data.json": ["1", "2"],
    "page-data/sq/d/7.json": ["3"],
    "sitemap.xml": ["5", "a b"],
  });
});

it("removes an entry from a sitemap with its other languages, and nothing else", () => {
  const isListed = (address: string) => talentOfAddress(address) !== "5";
  expect(filterSitemap(sitemap("/atores/5/rui", "/kids", "/atores/55/rui"), isListed).replace("\n\n", "\n")).toBe(
    sitemap("/kids", "/atores/55/rui"),
  );
  expect(filterSitemap(sitemap("/blog/a&b", "/kids"), isListed)).toBe(sitemap("/blog/a&b", "/kids"));
});

it("returns the ids of all talents, each once", () => {
  expect(talentIdsIn({ a: [{ talentId: "2" }, { node: { talentId: "1" } }], b: { talentId: "2" }, c: { talentId: 7 } })).toEqual([
    "2",
    "1",
  ]);
  expect(talentIdsIn(null)).toEqual([]);
});
