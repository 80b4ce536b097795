import type { StoredCategory } from "../contract/content-store";
import { EYE_COLOURS, HAIR_COLOURS } from "../fields/appearance";
import type { Entry, Talent } from "../payload-types";
import { fittingCategory } from "./application-card";
import { ageOn, type Day, isDay } from "../lib/days";

type Answers = Pick<Entry, "name" | "gender" | "birthdate" | "instagram" | "height" | "jeans" | "shoes" | "hair" | "eyes">;

export type TalentFacts = Pick<Talent, "name" | "gender" | "birthdate" | "instagram" | "height" | "jeans" | "shoes" | "hair" | "eyes">;

const MAX_NAME_LENGTH = 120;

const matching = (text: string | null | undefined, pattern: RegExp): string | null =>
  typeof text === "string" && pattern.test(text) ? text : null;

/** A talent's facts from the answers of an application. An answer that the talent's field does not accept is left out. */
export const toTalentFacts = (entry: Answers): TalentFacts => ({
  name: (entry.name ?? "").slice(0, MAX_NAME_LENGTH),
  gender: entry.gender ?? "woman",
  birthdate: isDay(entry.birthdate ?? "") ? (entry.birthdate ?? null) : null,
  instagram: entry.instagram ?? null,
  height: matching(entry.height, /^\d{2,3}(\/\d\.\d{1,2})?$/),
  jeans: matching(entry.jeans, /^.{1,20}$/),
  shoes: matching(entry.shoes, /^\d{1,2}([.,]5)?$/),
  hair: HAIR_COLOURS.find(({ value }) => value === entry.hair)?.value ?? null,
  eyes: EYE_COLOURS.find(({ value }) => value === entry.eyes)?.value ?? null,
});

/** The category that fits the applicant's age; empty if the store has no such category. An editor may add others. */
export const pickCategories = (birthdate: string | null | undefined, today: Day, categories: readonly StoredCategory[]): number[] => {
  const fitting = fittingCategory(ageOn(birthdate, today));
  return categories.flatMap(({ id, category }) => (category.toLowerCase() === fitting && typeof id === "number" ? [id] : []));
};
