import type { TalentSummary } from "../domain/talent";
import { TALENTS_PER_PAGE } from "./constants";

/** Whom the gateway found by a name: how many, and the first of them. */
export interface FoundByName {
  name: string;
  total: number;
  talents: readonly FoundTalent[];
}

export type FoundTalent = Pick<TalentSummary, "talentId" | "name" | "coverVersion" | "categories"> & { isMinor: boolean };

/** The element of the page that holds a `FoundByName` as JSON. */
export const FOUND_ID = "found";

const MODEL_TALENT: FoundTalent = { talentId: "§id§", name: "§primeiro§ §resto§", coverVersion: "§capa§", categories: ["kids"], isMinor: false };

/**
 * The one page of all searches by name is built as if these had been found; for each search the gateway puts the name
 * and the talents in their place (`server/static/search-page`). Every other model has no cover. Nobody bears such names,
 * and no page holds so many talents.
 */
export const MODEL_SEARCH: FoundByName = {
  name: "§nome§",
  total: 987_654,
  talents: Array.from({ length: TALENTS_PER_PAGE }, (_, place) => (place % 2 === 0 ? MODEL_TALENT : { ...MODEL_TALENT, coverVersion: null })),
};
