import * as fc from "fast-check";
import { EYE_FILTERS, HAIR_FILTERS } from "../../src/config/color-filters";
import { EYE_OPTIONS, HAIR_OPTIONS } from "../../src/config/options";
import { toCategories } from "../../src/config/casting-address";
import { ORDERS } from "../../src/domain/casting-orders";
import { LETTERS, type CastingFilter } from "../../src/domain/casting-choice";
import { CATEGORIES, GENDERS } from "../../src/domain/category";
import type { TalentSummary } from "../../src/domain/talent";
import { toChoices } from "./choices";
import { aTalentSummary } from "./domain-records";

const SKILLS = ["Inglês", "Canto", "Dança"];

const measure = (max: number) => fc.option(fc.integer({ min: 0, max: max * 2 }).map((halves) => halves / 2));

/** Values may be missing. */
export const arbitraryTalent: fc.Arbitrary<TalentSummary> = fc
  .record({
    talentId: fc.uuid(),
    name: fc.constantFrom("Ana Luísa", "Álvaro Prado", "João Pedro", "Érica Ana", "Zoé", "7 Mares", ""),
    gender: fc.constantFrom(...GENDERS),
    age: fc.option(fc.integer({ min: 0, max: 90 })),
    categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1 }),
    heightCm: measure(210),
    shoes: measure(46),
    jeans: measure(60),
    hair: fc.option(fc.constantFrom(...HAIR_OPTIONS)),
    eyes: fc.option(fc.constantFrom(...EYE_OPTIONS)),
    skills: fc.subarray(SKILLS),
  })
  .map(aTalentSummary);

const range = fc
  .tuple(fc.integer({ min: 0, max: 420 }), fc.integer({ min: 0, max: 420 }))
  .map(([one, other]) => ({ min: Math.min(one, other) / 2, max: Math.max(one, other) / 2 }));

/** Any filter of a visible category or of none. */
export const arbitraryFilter: fc.Arbitrary<CastingFilter> = fc
  .tuple(
    fc.subarray([...CATEGORIES]),
    fc.record({
      hiddenCategory: fc.constant(null),
      gender: fc.option(fc.constantFrom(...GENDERS)),
      letter: fc.option(fc.constantFrom(...LETTERS)),
      name: fc.constantFrom("", "ana", "ANA lu", "jo", "prado alvaro"),
      ranges: fc.record({ age: range, heightCm: range, shoes: range, jeans: range }, { requiredKeys: [] }),
      choices: fc.record(
        {
          hair: fc.subarray([...HAIR_FILTERS], { minLength: 1 }),
          eyes: fc.subarray([...EYE_FILTERS], { minLength: 1 }),
          skills: fc.subarray(SKILLS, { minLength: 1 }).map((skills) => toChoices(...skills)),
        },
        { requiredKeys: [] },
      ),
      includesUnknown: fc.boolean(),
      order: fc.option(fc.constantFrom(...Object.keys(ORDERS))),
    }),
  )
  .map(([categories, filter]) => ({ ...filter, ...toCategories(categories) }));
