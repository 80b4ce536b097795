import fc from "fast-check";
import {
  deleteSearch,
  formatSearches,
  parseSearches,
  renameSearch,
  restoreSearch,
  saveSearch,
  SEARCH_NAME_LIMIT,
  SEARCHES_LIMIT,
  toListAddress,
  visitSearch,
  type SavedSearch,
  type SavedSearches,
} from "./saved-searches";

const aSearch = (address: string, changes: Partial<SavedSearch> = {}): SavedSearch => ({
  address,
  name: `Name of ${address}`,
  since: "2026-03-01",
  seen: 2,
  ...changes,
});

const KIDS = aSearch("/kids");
const TEENS = aSearch("/teens?idade=12-14");

it.each([
  ["/kids", "/kids"],
  ["/en/kids/meninas?vistos=40&idade=8-12", "/kids/meninas?idade=8-12"],
  ["/pesquisa", "/pesquisa"],
  ["/pesquisa/ana%20prado?categoria=kids", "/pesquisa/ana%20prado?categoria=kids"],
  ["/board/new-faces", "/board/new-faces"],
])("keeps the list %s as %s", (address, kept) => {
  expect(toListAddress(address)).toBe(kept);
});

it.each([
  "/blog",
  "/kids/412/ana",
  "//evil.example/kids",
  "https://evil.example/kids",
  "javascript:alert(1)",
  "/pesquisa?categoria=TF+-+Campanha",
  "/board/a/b",
  `/pesquisa/${"a".repeat(1_000)}`,
])("keeps no address like %s", (address) => {
  expect(toListAddress(address)).toBeNull();
});

it("adds a search once, and renames it when it is saved again", () => {
  const once = saveSearch([KIDS], TEENS);
  expect(once).toEqual([KIDS, TEENS]);
  expect(saveSearch(once, { ...KIDS, name: " Other \n name ", seen: null })).toEqual([{ ...KIDS, name: "Other name" }, TEENS]);
});

it("has a limit of searches and of a name's length, and no empty name", () => {
  const full = Array.from({ length: SEARCHES_LIMIT }, (_, index) => aSearch(`/pesquisa/${index}`));
  expect(saveSearch(full, KIDS)).toEqual(full);
  expect(renameSearch([KIDS], "/kids", "x".repeat(SEARCH_NAME_LIMIT + 1))[0]?.name).toHaveLength(SEARCH_NAME_LIMIT);
  expect(renameSearch([KIDS], "/kids", "  ")).toEqual([KIDS]);
  expect(saveSearch([], { ...KIDS, name: "" })[0]?.name).toBe("/kids");
});

it("deletes a search, and restores it at its position", () => {
  const searches = [KIDS, TEENS, aSearch("/atores")];
  const without = deleteSearch(searches, TEENS.address);
  expect(without.map(({ address }) => address)).toEqual(["/kids", "/atores"]);
  expect(restoreSearch(without, TEENS, 1)).toEqual(searches);
  expect(restoreSearch(searches, TEENS, 0)).toEqual(searches);
});

it("records a visit", () => {
  expect(visitSearch([KIDS, TEENS], "/kids", { since: "2026-04-02", seen: 0 })).toEqual([{ ...KIDS, since: "2026-04-02", seen: 0 }, TEENS]);
});

it.each([
  null,
  "",
  "{",
  "[]",
  '{"searches":7}',
  '{"searches":[null,7,{"address":"/blog","since":"2026-03-01"},{"address":"/kids","since":"x"}]}',
])("reads %p as no searches", (stored) => {
  expect(parseSearches(stored)).toEqual([]);
});

it("reads what it has written, whatever the names are", () => {
  const addresses = ["/kids", "/teens/meninos", "/pesquisa/ana", "/board/novos"];
  const some = fc.uniqueArray(
    fc.record({ address: fc.constantFrom(...addresses), name: fc.string(), seen: fc.option(fc.nat()), since: fc.constant("2026-03-01") }),
    { selector: ({ address }) => address },
  );
  fc.assert(
    fc.property(some, (given) => {
      const searches = given.reduce<SavedSearches>(saveSearch, []);
      expect(parseSearches(formatSearches(searches))).toEqual(searches);
    }),
  );
});
