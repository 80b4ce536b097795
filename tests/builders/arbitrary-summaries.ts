import * as fc from "fast-check";
import { CATEGORIES, GENDERS } from "../../src/domain/category";

const optionalNumber = fc.option(fc.double({ min: 0, max: 300, noNaN: true, noDefaultInfinity: true }).map(Math.abs));
const optionalText = fc.option(fc.oneof(fc.constantFrom("Brown", "Light Brown", "Green", ""), fc.string()));

/** Arbitrary values of the fields of a talent's summary, for `fc.record`. Lists have any order. */
export const ARBITRARY_SUMMARY = {
  talentId: fc.string({ minLength: 1 }),
  name: fc.string(),
  gender: fc.constantFrom(...GENDERS),
  age: fc.option(fc.integer({ min: 0, max: 99 })),
  coverVersion: fc.option(fc.string({ minLength: 1 })),
  categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES)),
  heightCm: optionalNumber,
  shoes: optionalNumber,
  jeans: optionalNumber,
  hair: optionalText,
  hairKind: optionalText,
  eyes: optionalText,
  skills: fc.uniqueArray(fc.oneof(fc.constantFrom("Inglês", "Canto", "Dança"), fc.string()), { maxLength: 4 }),
  city: fc.option(fc.constantFrom("Santos", "São Paulo, SP")),
  languages: fc.subarray(["Inglês", "Libras"]),
  travels: fc.boolean(),
  digitalsOn: fc.option(fc.constantFrom("2026-03-01", "2025-12-24")),
  creditKinds: fc.subarray(["film", "other", "theatre"]),
  networks: fc.subarray(["Instagram", "TikTok"]),
  followers: fc.option(fc.record({ count: fc.nat(), date: fc.constant(null) })),
};
