import fc from "fast-check";
import { publishedAge, lengthInCm, lengthInFeet } from "./normalize-measurements";

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

it("never throws for any text", () => {
  fc.assert(
    fc.property(fc.string(), (sent) => {
      const cm = lengthInCm(sent);
      const inches = lengthInFeet(sent)?.inches ?? 0;
      return (cm === null || (cm >= 20 && cm <= 260)) && inches < 12;
    }),
  );
});
