import { listTraits } from "../../talents/index";
import type { FactChanges, RowFacts } from "../row";
import { heightInCm } from "../values/lengths";
import type { StoredTalent } from "./stored-talents";

const sameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** A height in centimetres alone does not replace the same height with feet. */
const sameHeight = (stored: string | null | undefined, given: string): boolean =>
  stored === given || (!given.includes("/") && heightInCm(stored) === Number(given));

const isSame = (key: keyof RowFacts, given: RowFacts, { facts, categories }: StoredTalent): boolean => {
  if (key === "categories") return given.categories === null || sameList(given.categories, categories);
  if (key === "height") return given.height === null || sameHeight(facts.height, given.height);
  if (key === "shoes") return given.shoes === (facts.shoes ?? "").replace(",", ".");
  // A box that was never ticked is stored as null.
  return typeof given[key] === "boolean" ? given[key] === (facts[key] ?? false) : given[key] === (facts[key] ?? null);
};

const KEYS: readonly (keyof RowFacts)[] = [
  "agencyKey",
  "name",
  "birthdate",
  "gender",
  "categories",
  "instagram",
  ...listTraits().map(([name]) => name),
  "networks",
];

/** An empty cell changes nothing. */
export const changedFacts = (given: RowFacts, stored: StoredTalent): (keyof RowFacts)[] =>
  KEYS.filter((key) => given[key] !== null && !isSame(key, given, stored));

/** The overload declares that each fact has its own type. */
export function pickFacts(given: RowFacts, keys: readonly (keyof RowFacts)[]): FactChanges;
export function pickFacts(given: RowFacts, keys: readonly (keyof RowFacts)[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, given[key] ?? undefined]));
}
