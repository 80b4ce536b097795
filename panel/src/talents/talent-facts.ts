import { fittingCategory } from "./age-categories";
import { ageOfBirthdate } from "../../../src/domain/age";
import { type Day, isDay } from "../../../src/domain/day";
import type { StoredCategory } from "../contract/content-store";
import { EYE_COLOURS, HAIR_COLOURS } from "./fields/appearance";
import { isHeight, isJeans, isShoes } from "./fields/measure-texts";
import type { Entry, Talent } from "../payload-types";

type Answers = Pick<Entry, "name" | "gender" | "birthdate" | "instagram" | "height" | "jeans" | "shoes" | "hair" | "eyes">;

export type TalentFacts = Pick<Talent, "name" | "gender" | "birthdate" | "instagram" | "height" | "jeans" | "shoes" | "hair" | "eyes">;

/** In characters. */
export const MAX_NAME_LENGTH = 120;

const ifValid = (text: string | null | undefined, isValid: (text: string) => boolean): string | null =>
  typeof text === "string" && isValid(text) ? text : null;

/** Converts an application's answers. Leaves out an answer that the talent's field does not accept. */
export const toTalentFacts = (entry: Answers): TalentFacts => ({
  name: (entry.name ?? "").slice(0, MAX_NAME_LENGTH),
  gender: entry.gender ?? "woman",
  birthdate: isDay(entry.birthdate ?? "") ? (entry.birthdate ?? null) : null,
  instagram: entry.instagram ?? null,
  height: ifValid(entry.height, isHeight),
  jeans: ifValid(entry.jeans, isJeans),
  shoes: ifValid(entry.shoes, isShoes),
  hair: HAIR_COLOURS.find(({ value }) => value === entry.hair)?.value ?? null,
  eyes: EYE_COLOURS.find(({ value }) => value === entry.eyes)?.value ?? null,
});

/** The category that fits the applicant's age; empty if the store has none. An editor may add others. */
export const pickCategories = (birthdate: string | null | undefined, today: Day, categories: readonly StoredCategory[]): number[] => {
  const fitting = fittingCategory(ageOfBirthdate(birthdate, today));
  return categories.flatMap(({ id, category }) => (category.toLowerCase() === fitting && typeof id === "number" ? [id] : []));
};
