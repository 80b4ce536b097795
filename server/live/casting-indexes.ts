import { filterTalents, NO_FILTER } from "../../src/domain/casting-filter";
import type { Category, Gender } from "../../src/domain/category";
import { toCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { CATEGORIES, GENDERS } from "../../src/domain/category";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { encodeJson, type EncodedBody } from "../http/encoded-body";
import { visibleTalents, type LiveSnapshot } from "./live-talents";
import type { TalentTokens } from "./talent-tokens";

/** The talents of an index; null means all categories or genders. */
export interface Listing {
  category: Category | null;
  gender: Gender | null;
}

/** Highest quality: each index is encoded once per list of talents and sent many times. */
const BROTLI_QUALITY = 11;

/** Compact indexes of the live talents, encoded once per snapshot. */
export const createCastingIndexes = ({ tokenOf }: Pick<TalentTokens, "tokenOf">) => {
  const ofSnapshot = new WeakMap<LiveSnapshot, Map<string, Promise<EncodedBody>>>();

  const once = (snapshot: LiveSnapshot, key: string, makeIndex: () => CastingIndex): Promise<EncodedBody> => {
    const bodies = ofSnapshot.get(snapshot) ?? new Map<string, Promise<EncodedBody>>();
    ofSnapshot.set(snapshot, bodies);
    const body = bodies.get(key) ?? encodeJson(makeIndex(), BROTLI_QUALITY);
    bodies.set(key, body);
    return body;
  };

  const listing = (snapshot: LiveSnapshot, { category, gender }: Listing): Promise<EncodedBody> =>
    once(snapshot, `${category}/${gender}`, () =>
      toCastingIndex(filterTalents({ ...NO_FILTER, category, gender }, visibleTalents(snapshot))),
    );

  return {
    listing,
    /** The talents of one `TF -` category with their tokens; an empty index when no talent has it. */
    hiddenCategory: (snapshot: LiveSnapshot, name: string): Promise<EncodedBody> => {
      const sought = name.trim().toLowerCase();
      const isIn = ({ hiddenCategories }: ListedTalent) => hiddenCategories.some((category) => category.trim().toLowerCase() === sought);
      const members = snapshot.listed.filter(isIn).map(({ talent }) => talent);
      // Unknown names share one entry, so that requests with invented names cannot fill the memory.
      return once(snapshot, members.length === 0 ? "hidden" : `hidden/${sought}`, () => toCastingIndex(members, tokenOf));
    },
    /** Encodes every standard listing in advance. */
    warm: async (snapshot: LiveSnapshot): Promise<void> => {
      for (const category of [...CATEGORIES, null]) {
        for (const gender of [...GENDERS, null]) await listing(snapshot, { category, gender });
      }
    },
  };
};

export type CastingIndexes = ReturnType<typeof createCastingIndexes>;
