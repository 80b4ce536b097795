import fc from "fast-check";
import { NOTE_LIMIT, SELECTION_LIMIT } from "./favorites";
import { formatFavorites, parseFavorites, toTalentId } from "./stored-favorites";

const stored = (...favoriteList: unknown[]): string => JSON.stringify({ favoriteList });

describe("parseFavorites", () => {
  it.each([
    ["nothing", null, []],
    ["what is cut off", '{"favoriteList":[{"talentId":"4', []],
    ["no object", '"412"', []],
    ["null", "null", []],
    ["an array", "[412]", []],
    ["another key", '{"list":[]}', []],
    ["a list that is none", '{"favoriteList":{"0":"412"}}', []],
    ["an empty list", stored(), []],
    ["our own shape", stored({ talentId: "412", note: "sorri bem" }), [{ talentId: "412", note: "sorri bem" }]],
    ["an item without note", stored({ talentId: "412" }), [{ talentId: "412", note: "" }]],
    ["a note that is no text", stored({ talentId: "412", note: { a: 1 } }), [{ talentId: "412", note: "" }]],
    [
      "bare ids, as text and as numbers",
      stored("412", 7),
      [
        { talentId: "412", note: "" },
        { talentId: "7", note: "" },
      ],
    ],
    ["an earlier site's whole talent", stored({ id: 412, name: "Ana", cover: "x.jpg" }), [{ talentId: "412", note: "" }]],
    [
      "the same talent twice",
      stored("1", { talentId: "1", note: "b" }, "2"),
      [
        { talentId: "1", note: "" },
        { talentId: "2", note: "" },
      ],
    ],
    ["items that name nobody", stored(null, {}, [], "", "  ", 1.5, true, "..", "a\u0000b", "\uD800", "x".repeat(65)), []],
  ])("reads %s", (_, text, favorites) => {
    expect(parseFavorites(text)).toEqual(favorites);
  });

  it("limits the number of talents and the length of notes", () => {
    const many = Array.from({ length: SELECTION_LIMIT + 5 }, (_unused, index) => ({
      talentId: String(index),
      note: "x".repeat(NOTE_LIMIT + 5),
    }));
    const favorites = parseFavorites(stored(...many));
    expect(favorites).toHaveLength(SELECTION_LIMIT);
    expect(favorites[0]?.note).toHaveLength(NOTE_LIMIT);
  });

  it("accepts any text and any JSON, and reads its own output back unchanged", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.array(fc.jsonValue()).map((list) => stored(...list)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const favorites = parseFavorites(text);
        expect(parseFavorites(formatFavorites(favorites))).toEqual(favorites);
        for (const { talentId } of favorites) expect(() => encodeURIComponent(talentId)).not.toThrow();
        expect(new Set(favorites.map(({ talentId }) => talentId)).size).toBe(favorites.length);
      }),
    );
  });
});

describe("toTalentId", () => {
  it.each([
    ["412", "412"],
    [412, "412"],
    ["a/b, ç", "a/b, ç"],
    [Number.NaN, null],
    [".", null],
    [undefined, null],
  ])("reads %p as %p", (value, talentId) => {
    expect(toTalentId(value)).toBe(talentId);
  });
});
