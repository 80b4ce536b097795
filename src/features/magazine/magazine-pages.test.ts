import { bookPages, chosenEdition, isLast, openingPage } from "./magazine-pages";

const cover = { path: "m/cover.jpg", width: 900, height: 1200 };
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

it.each([
  ["the cover before the pages", { cover, pages: ["m/1.jpg"] }, ["m/cover.jpg", "m/1.jpg"]],
  ["a cover that is also the first page once", { cover, pages: ["m/cover.jpg", "m/1.jpg"] }, ["m/cover.jpg", "m/1.jpg"]],
  ["the pages alone where there is no cover", { cover: null, pages: ["m/1.jpg"] }, ["m/1.jpg"]],
])("binds %s", (_case, edition, expected) => {
  expect(paths(bookPages(edition))).toEqual(expected);
});

it.each([[17, 1], [2, 1], [1, 0]])("opens a book of %p pages at index %p", (total, index) => {
  expect(openingPage(total)).toBe(index);
});

it.each([
  ["?edicao=1", "1"],
  ["?edicao=99", "3"],
  ["", "3"],
])("takes from the address %p the edition %p", (search, magazineId) => {
  expect(chosenEdition([{ magazineId: "3" }, { magazineId: "1" }], search)).toEqual({ magazineId });
});

it("finds no edition where there is none", () => {
  expect(chosenEdition([], "?edicao=1")).toBeNull();
});

it.each([
  [0, 2, true, false],
  [0, 1, true, true],
  [15, 17, true, true],
  [13, 17, true, false],
  [15, 16, true, true],
  [15, 17, false, false],
  [16, 17, false, true],
])("knows whether index %p of %p (two pages: %p) is the end: %p", (page, total, isDouble, expected) => {
  expect(isLast(page, { total, isDouble })).toBe(expected);
});
