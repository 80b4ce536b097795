import type { FactChanges, RowFacts } from "../row";
import { heightInCm } from "../values/lengths";
import type { StoredTalent } from "./stored-talents";

const sameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** A height in centimetres alone is no reason to forget the feet that the store knows. */
const sameHeight = (stored: string | null | undefined, given: string): boolean =>
  stored === given || (!given.includes("/") && heightInCm(stored) === Number(given));

const isSame = (key: keyof RowFacts, given: RowFacts, { facts, categories }: StoredTalent): boolean => {
  if (key === "categories") return given.categories === null || sameList(given.categories, categories);
  if (key === "height") return given.height === null || sameHeight(facts.height, given.height);
  if (key === "travels") return given.travels === (facts.travels ?? false);
  if (key === "shoes") return given.shoes === (facts.shoes ?? "").replace(",", ".");
  return given[key] === (facts[key] ?? null);
};

const KEYS = [
  "agencyKey",
  "name",
  "birthdate",
  "gender",
  "categories",
  "instagram",
  "height",
  "jeans",
  "shoes",
  "hair",
  "hairKind",
  "eyes",
  "skills",
  "city",
  "languages",
  "travels",
  "networks",
] as const satisfies readonly (keyof RowFacts)[];

/** The facts of a row that differ from the stored ones. An empty cell changes nothing. */
export const changedFacts = (given: RowFacts, stored: StoredTalent): (keyof RowFacts)[] =>
  KEYS.filter((key) => given[key] !== null && !isSame(key, given, stored));

export const pickFacts = (given: RowFacts, keys: readonly (keyof RowFacts)[]): FactChanges => {
  const pick = <Value>(key: keyof RowFacts, value: Value | null): Value | undefined =>
    keys.includes(key) ? (value ?? undefined) : undefined;
  return {
    agencyKey: pick("agencyKey", given.agencyKey),
    name: pick("name", given.name),
    birthdate: pick("birthdate", given.birthdate),
    gender: pick("gender", given.gender),
    categories: pick("categories", given.categories),
    instagram: pick("instagram", given.instagram),
    height: pick("height", given.height),
    jeans: pick("jeans", given.jeans),
    shoes: pick("shoes", given.shoes),
    hair: pick("hair", given.hair),
    hairKind: pick("hairKind", given.hairKind),
    eyes: pick("eyes", given.eyes),
    skills: pick("skills", given.skills),
    city: pick("city", given.city),
    languages: pick("languages", given.languages),
    travels: pick("travels", given.travels),
    networks: pick("networks", given.networks),
  };
};
