import fc from "fast-check";
import { aTalentRecord, RULES } from "../../../tests/builders/wire-records";
import { TALENT_FIELDS } from "../../domain/talent-fields";
import { STRICT_RULES } from "../source";
import { lengthInCm, lengthInFeet, normalizeField, publishedAge } from "./normalize-measurements";
import { normalizeProfile } from "./normalize-profile";

it.each([
  ["170/5.7", 170],
  ["170", 170],
  ["170,5/5.7", 170.5],
  ["128/4.2", 128],
  ["170 cm", 170],
  ["0", null],
  ["0/0.0", null],
  ["1.70", null],
  ["999", null],
  ["29", null],
  ["30", 30],
  ["250", 250],
  ["251", null],
  ["31/12/2026", null],
  ["", null],
  ["alto", null],
  [null, null],
])("reads the height %p as %p cm", (sent, cm) => {
  expect(lengthInCm(sent)).toBe(cm);
});

it.each([
  ["175/5.9", 5, 9],
  ["180/5.11", 5, 11],
  ["178/5.10", 5, 10],
  ["155/5.1", 5, 1],
  ["152/5", 5, 0],
  ["128 / 4.2", 4, 2],
  ["175/5'9\"", 5, 9],
])("reads %p as %i ft %i in", (sent, feet, inches) => {
  expect(lengthInFeet(sent)).toEqual({ feet, inches });
});

it.each(["170", "170/", "170/5.12", "170/5.99", "0/5.7", "/5.7", "170/0.0", "", null])("reads no feet in %p", (sent) => {
  expect(lengthInFeet(sent)).toBeNull();
});

it.each([
  ["2010-06-15", "2025-06-15", 14],
  ["2010-06-15", "2025-07-01", 15],
  ["2000-06-15", "2025-06-14", 24],
  ["2000-06-15", "2025-06-15", 25],
  ["1970-01-01", "2025-06-15", 55],
  ["2025-06-10", "2025-06-15", null],
  ["2025-06-16", "2025-06-15", null],
  ["1890-01-01", "2025-06-15", null],
  ["2010-02-30", "2025-06-15", null],
  ["0000-00-00", "2025-06-15", null],
  [null, "2025-06-15", null],
])("computes for the birthdate %p on %p the age %p", (birthdate, today, age) => {
  expect(publishedAge(birthdate, today)).toBe(age);
});

it.each([
  ["jeans", "8x34", 8],
  ["jeans", "10/12", 10],
  ["jeans", "2026", null],
  ["jeans", "2026-12-10", null],
  ["jeans", "10/12/2026", null],
  ["jeans", "10-Dec", null],
  ["jeans", "0", null],
  ["shoes", "37,5", 37.5],
  ["shoes", "9", null],
  ["shoes", "380", null],
] as const)("reads the %s %p as %p", (key, sent, size) => {
  expect(normalizeField(TALENT_FIELDS[key], sent, "2026-11-26")).toBe(size);
});

it("reports each unusable size and length of a profile, but none that is not given", () => {
  const skippedOf = (values: Readonly<Record<string, unknown>>) => {
    const profile = normalizeProfile(aTalentRecord(values), { media: RULES, today: "2026-11-26", rules: STRICT_RULES });
    return profile.ok ? profile.value.skipped : null;
  };
  expect(skippedOf({ jeans: "2026-12-10", shoes: "38", height: "1700/5.7" })).toEqual(
    ["height", "jeans"].map((name) => ({ resource: `talents.${name}`, id: "412", reason: "is not a measure that a person can have" })),
  );
  expect(skippedOf({ jeans: "0", shoes: null, height: "0/0.0", birthdate: "0000-00-00" })).toEqual([]);
});

it("never throws for any text", () => {
  fc.assert(
    fc.property(fc.string(), (sent) => {
      const cm = lengthInCm(sent);
      const inches = lengthInFeet(sent)?.inches ?? 0;
      return (cm === null || (cm >= 30 && cm <= 250)) && inches < 12;
    }),
  );
});
