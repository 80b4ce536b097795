import type { TalentSummary } from "../domain/talent";

/** A search by name, which the gateway renders into the search page. */
export interface FoundByName {
  name: string;
  /** Null while the gateway has no list of talents; the browser then fetches it. */
  total: number | null;
  /** The first page of the results. */
  talents: readonly FoundTalent[];
}

export type FoundTalent = Pick<TalentSummary, "talentId" | "name" | "coverVersion" | "categories"> & { isMinor: boolean };

/** The element holds a `FoundByName` as JSON, for the first render in the browser. */
export const FOUND_ID = "found";
