import * as fc from "fast-check";
import { editDistance } from "./edit-distance";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "ç"), maxLength: 7 });

describe("editDistance", () => {
  it.each([
    ["pedro", "pedro", 0],
    ["pdro", "pedro", 1],
    ["peedro", "pedro", 1],
    ["petro", "pedro", 1],
    ["perdo", "pedro", 1],
    ["perod", "pedro", 2],
    ["", "ana", 3],
    ["ca", "abc", 3],
  ])("is from %p to %p %p", (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it("stops above the limit only", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
        const distance = editDistance(one, other);
        expect(editDistance(one, other, most)).toBe(distance > most ? Infinity : distance);
      }),
    );
  });

  it("is symmetric, 0 for equal words only, and at most the longer word's length", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other);
        expect(distance).toBe(editDistance(other, one));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
