import fc from "fast-check";
import { formatReference, parseReference, toTalentToken } from "./talent-reference";

const TOKEN = "a-_4567890123456789012";

it.each([
  ["415", { talentId: "415", token: null }],
  [`415~${TOKEN}`, { talentId: "415", token: TOKEN }],
  ["415~short", { talentId: "415~short", token: null }],
  [`a~b~${TOKEN}`, { talentId: "a~b", token: TOKEN }],
  [`~${TOKEN}`, { talentId: `~${TOKEN}`, token: null }],
])("reads %p as %p", (reference, expected) => {
  expect(parseReference(reference)).toEqual(expected);
});

it("reads back a reference that it wrote", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (talentId) => {
      expect(parseReference(formatReference({ talentId, token: TOKEN }))).toEqual({ talentId, token: TOKEN });
    }),
  );
});

it.each([null, undefined, "", "short", `${TOKEN}x`, [TOKEN], "!".repeat(22)])("returns null for the token %p", (value) => {
  expect(toTalentToken(value)).toBeNull();
});
