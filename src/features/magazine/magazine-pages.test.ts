import { editionPages, chosenEdition, isLast, openingPage } from "./magazine-pages";

const cover = { path: "m/cover.jpg", width: 900, height: 1200 };
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

it.each([
  ["the cover before the pages", { cover, pages: ["m/1.jpg"] }, ["m/cover.jpg", "m/1.jpg"]],
  ["a cover that is also the first page once", { cover, pages: ["m/cover.jpg", "m/1.jpg"] }, ["m/cover.jpg", "m/1.jpg"]],
  ["the pages alone where there is no cover", { cover: null, pages: ["m/1.jpg"] }, ["m/1.jpg"]],
])("binds %s", (_case, edition, expected) => {
  expect(paths(editionPages(edition))).toEqual(expected);
});

it.each([
  [17, 1],
  [2, 1],
  [1, 0],
])("opens a book of %p pages at index %p", (total, index) => {
  expect(openingPage(total)).toBe(index);
});

it.each([
  ["?edicao=1", "1"],
  ["?edicao=99", "3"],
  ["", "3"],
])("reads from the address %p the edition %p", (search, magazineId) => {
  expect(chosenEdition([{ magazineId: "3" }, { magazineId: "1" }], search)).toEqual({ magazineId });
});

it("returns no edition without editions", () => {
  expect(chosenEdition([], "?edicao=1")).toBeNull();
});

it.each([
  [0, { total: 2, isDouble: true }, false],
  [0, { total: 1, isDouble: true }, true],
  [15, { total: 17, isDouble: true }, true],
  [13, { total: 17, isDouble: true }, false],
  [15, { total: 16, isDouble: true }, true],
  [15, { total: 17, isDouble: false }, false],
  [16, { total: 17, isDouble: false }, true],
])("tells whether index %p of %j is the end: %p", (page, book, expected) => {
  expect(isLast(page, book)).toBe(expected);
});
