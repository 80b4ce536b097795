import fc from "fast-check";
import {
  addFavorites,
  moveFavorite,
  noteFavorite,
  NOTE_LIMIT,
  removeFavorite,
  restoreFavorites,
  SELECTION_LIMIT,
  type Favorites,
} from "./favorites";

const list = (...ids: string[]): Favorites => ids.map((talentId) => ({ talentId, note: `note of ${talentId}` }));
const ids = (favorites: Favorites): string => favorites.map(({ talentId }) => talentId).join("");

const someFavorites = fc.uniqueArray(fc.constantFrom(..."abcdefghij")).map((names) => list(...names));

describe("the list of favourites", () => {
  it("adds at the end, each talent once", () => {
    expect(ids(addFavorites(list("a", "b"), ["c", "a", "d", "c"]))).toBe("abcd");
    expect(addFavorites(list("a"), ["a"])[0]?.note).toBe("note of a");
  });

  it("rejects a talent when it is full", () => {
    const many = Array.from({ length: SELECTION_LIMIT + 9 }, (_, index) => String(index));
    expect(addFavorites([], many)).toHaveLength(SELECTION_LIMIT);
    expect(addFavorites(addFavorites([], many), ["one more"])).toHaveLength(SELECTION_LIMIT);
  });

  it.each([
    ["a", 1, "bac"],
    ["b", -1, "bac"],
    ["c", -1, "acb"],
    ["a", -1, "abc"],
    ["c", 1, "abc"],
    ["x", 1, "abc"],
  ] as const)("moves %s by %i to %s", (talentId, by, order) => {
    expect(ids(moveFavorite(list("a", "b", "c"), talentId, by))).toBe(order);
  });

  it("keeps one note for each talent, of limited length", () => {
    const noted = noteFavorite(list("a", "b"), "b", "x".repeat(NOTE_LIMIT + 1));
    expect(noted[0]?.note).toBe("note of a");
    expect(noted[1]?.note).toHaveLength(NOTE_LIMIT);
  });

  it("restores the former talents, and keeps those added since", () => {
    expect(ids(restoreFavorites(list("x", "b"), list("a", "b", "c")))).toBe("abcx");
  });

  it("loses no talent by moving, and a move back undoes a move", () => {
    fc.assert(
      fc.property(someFavorites, fc.constantFrom(..."abcdefghij"), (favorites, talentId) => {
        const moved = moveFavorite(favorites, talentId, 1);
        expect([...ids(moved)].sort()).toEqual([...ids(favorites)].sort());
        if (ids(moved) !== ids(favorites)) expect(moveFavorite(moved, talentId, -1)).toEqual(favorites);
      }),
    );
  });

  it("restores a removed talent at its position", () => {
    fc.assert(
      fc.property(someFavorites, fc.constantFrom(..."abcdefghij"), (favorites, talentId) => {
        expect(restoreFavorites(removeFavorite(favorites, talentId), favorites)).toEqual(favorites);
      }),
    );
  });
});
