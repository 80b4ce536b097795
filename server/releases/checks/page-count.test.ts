import { checkPageCount, countPages } from "./page-count";

it.each([
  [99, 0],
  [100, 50],
  [1_000, 500],
  [100, 300],
])("accepts a site that had %i pages with %i", (before, count) => {
  expect(checkPageCount(count, before).ok).toBe(true);
});

it.each([
  [100, 49],
  [1_000, 499],
  [100, 0],
])("refuses a site that had %i pages with %i, and says how to accept the loss", (before, count) => {
  expect(checkPageCount(count, before)).toEqual({ ok: false, error: expect.stringContaining('"npm run release -- accept"') });
});

it("accepts the first release, whatever its size", () => {
  expect(checkPageCount(0, null).ok).toBe(true);
});

it("counts the pages of the given languages, and no other file", () => {
  const paths = ["index.html", "blog/index.html", "en/index.html", "app.js", "page-data/blog/page-data.json"];
  expect([countPages(paths, ["pt", "en"]), countPages(paths, ["pt"])]).toEqual([3, 2]);
});
