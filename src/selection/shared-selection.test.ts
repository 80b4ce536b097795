import fc from "fast-check";
import { SELECTION_LIMIT } from "./favorites";
import { parseSharedSelection, sharedSelectionPath } from "./shared-selection";
import { toTalentId } from "./stored-favorites";

const searchOf = (path: string): string => new URL(path, "https://casajuriti.example").search;

describe("the address of a shared selection", () => {
  it("contains ids only", () => {
    expect(sharedSelectionPath(["412", "7", "a-b"])).toBe("/selecao?ids=412,7,a-b");
  });

  it.each([
    ["", null],
    ["?x=1", null],
    ["?ids=", []],
    ["?ids=1,2,3", ["1", "2", "3"]],
    ["?ids=1%2C2%2c3&utm_source=x", ["1", "2", "3"]],
    ["?ids=,1,,1,2,", ["1", "2"]],
    ["?ids=..,%2525,%,%00,1", ["%", "1"]],
  ])("reads %p as %p", (search, ids) => {
    expect(parseSharedSelection(search)).toEqual(ids);
  });

  it("reads no more than a selection holds", () => {
    const ids = Array.from({ length: SELECTION_LIMIT + 3 }, (_, index) => String(index));
    expect(parseSharedSelection(searchOf(sharedSelectionPath(ids)))).toHaveLength(SELECTION_LIMIT);
  });

  it("restores any ids, also when a messenger has encoded the commas", () => {
    const someIds = fc.uniqueArray(
      fc.string({ unit: "grapheme", maxLength: 20 }).filter((id) => toTalentId(id) !== null),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(someIds, (ids) => {
        const search = searchOf(sharedSelectionPath(ids));
        expect(parseSharedSelection(search)).toEqual(ids);
        expect(parseSharedSelection(search.replaceAll(",", "%2C"))).toEqual(ids);
      }),
    );
  });
});
