import { LRUCache } from "lru-cache";
import { DAY_MS } from "../../src/domain/day";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { LONG_LIST } from "../../src/config/suggestions-path";
import { NO_FILTER } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import type { Category, Gender } from "../../src/domain/category";
import { toCastingIndex } from "../../src/domain/casting-index";
import { CASTING_PARTS, type CastingPartName } from "../../src/domain/casting-part-names";
import { castingPartsOf, filtersSteps } from "../../src/domain/casting-parts";
import { lastOf, type Steps } from "../../src/domain/steps";
import { CATEGORIES, GENDERS } from "../../src/domain/category";
import { runSteps } from "../lib/run-steps";
import { contentHash, encodeJson, type EncodedBody } from "../http/encoded-body";
import type { TalentSummary } from "../../src/domain/talent";
import type { FirstSeen } from "./first-seen";
import { withFilterOptions } from "./filter-options";
import { visibleTalents, type LiveSnapshot } from "./live-talents";
import type { TalentTokens } from "./talent-tokens";

/** Null means all categories or genders. */
export interface Listing {
  category: Category | null;
  gender: Gender | null;
}

/** Each part is encoded once per list of talents and sent many times. Columns get smaller with 10 than with 11. */
const PART_QUALITY: Readonly<Record<CastingPartName, number>> = { filters: 10, first: 11, names: 11, covers: 11, orders: 10 };
/** Whole indexes are for developers, and for `TF -` categories. */
const INDEX_QUALITY = 5;

/** For lists of more than `LONG_LIST` talents, which are encoded only on request. */
const LONG_LIST_QUALITY = 5;

/** Limit of a snapshot's encoded lists; the least recently sent are evicted. All parts of 10,000 talents take 10 MB. */
const MAX_BYTES = 96 * 1024 * 1024;

type Bodies = LRUCache<string, EncodedBody, () => Promise<EncodedBody>>;

const createBodies = (): Bodies =>
  new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    fetchMethod: (_key, _stale, { context: encode }) => encode(),
    ignoreFetchAbort: true, // a body that is evicted while it is encoded is still sent
  });

interface IndexOptions extends Pick<TalentTokens, "tokenOf">, Partial<Pick<FirstSeen, "momentOf">> {
  /** Replaces the quality of every part of a list. */
  brotliQuality?: number;
}

/** Encoded once per snapshot. */
export const createCastingIndexes = ({ tokenOf, momentOf, brotliQuality }: IndexOptions) => {
  const ofSnapshot = new WeakMap<LiveSnapshot, Bodies>();

  const once = (snapshot: LiveSnapshot, key: string, encode: () => Promise<EncodedBody>): Promise<EncodedBody> => {
    const bodies = ofSnapshot.get(snapshot) ?? createBodies();
    ofSnapshot.set(snapshot, bodies);
    return bodies.forceFetch(key, { context: encode });
  };

  const members = (snapshot: LiveSnapshot, { category, gender }: Listing): Promise<readonly TalentSummary[]> =>
    runSteps(newestSteps(filterTalents({ ...NO_FILTER, category, gender }, visibleTalents(snapshot)), momentIn(snapshot)));

  const listing = (snapshot: LiveSnapshot, list: Listing): Promise<EncodedBody> =>
    once(snapshot, `${list.category}/${list.gender}`, async () => encodeJson(toCastingIndex(await members(snapshot, list)), INDEX_QUALITY));

  const part = (snapshot: LiveSnapshot, list: Listing, name: CastingPartName): Promise<EncodedBody> =>
    once(snapshot, `${list.category}/${list.gender}/${name}`, async () => {
      const listed = await members(snapshot, list);
      const talents = name === "filters" ? listed.map(withFilterOptions) : listed;
      const digest = contentHash(talents.map(({ talentId }) => talentId).join("\n"));
      const options = { list: digest, firstPage: TALENTS_PER_PAGE };
      const value = name === "filters" ? await runSteps(filtersSteps(talents, digest)) : castingPartsOf(talents, options)[name]();
      return encodeJson(value, brotliQuality ?? (talents.length > LONG_LIST ? LONG_LIST_QUALITY : PART_QUALITY[name]));
    });

  const momentIn = (snapshot: LiveSnapshot) => (talentId: string) => {
    const entry = snapshot.byId.get(talentId);
    return entry && momentOf ? momentOf(entry) : "";
  };

  return {
    listing,
    part,
    /** All talents of the site's lists, with their rank by newest. */
    ranked: (snapshot: LiveSnapshot): readonly TalentSummary[] => lastOf(newestSteps(visibleTalents(snapshot), momentIn(snapshot))),
    /** The talents of one `TF -` category, without their tokens. */
    inHiddenCategory,
    /** The talents of one `TF -` category with their tokens; an empty index when no talent has it. */
    hiddenCategory: (snapshot: LiveSnapshot, name: string): Promise<EncodedBody> => {
      const found = inHiddenCategory(snapshot, name);
      // Unknown names share one entry, so that requests with invented names cannot fill the memory.
      const key = found.length === 0 ? "hidden" : `hidden/${toKey(name)}`;
      return once(snapshot, key, () => encodeJson(toCastingIndex(found, tokenOf), INDEX_QUALITY));
    },
    /** Encodes the parts of every standard listing in advance, unless there are too many talents. */
    warm: async (snapshot: LiveSnapshot): Promise<void> => {
      if (snapshot.listed.length > LONG_LIST) return;
      for (const category of [...CATEGORIES, null]) {
        for (const gender of [...GENDERS, null]) {
          for (const name of CASTING_PARTS) await part(snapshot, { category, gender }, name);
        }
      }
    },
  };
};

const toKey = (hiddenCategory: string): string => hiddenCategory.trim().toLowerCase();

const inHiddenCategory = (snapshot: LiveSnapshot, name: string): readonly TalentSummary[] =>
  snapshot.listed
    .filter(({ hiddenCategories }) => hiddenCategories.some((category) => toKey(category) === toKey(name)))
    .map(({ talent }) => talent);

/** Visitors look at the newest first, so publications more than this many days older than the latest share one position per month. */
const EXACT_DAYS = 30;
/** Length of `2026-03` at the start of a moment. */
const MONTH_LENGTH = 7;

const STEP = 2_000;

/** Adds each talent's position among the newest; equal moments share one. Unchanged when all moments are equal. */
function* newestSteps(talents: readonly TalentSummary[], momentOf: (talentId: string) => string): Steps<readonly TalentSummary[]> {
  const exact = talents.map(({ talentId }) => momentOf(talentId));
  const latest = exact.reduce((one, other) => (one > other ? one : other), "");
  yield;
  const since = latest === "" ? "" : new Date(Date.parse(latest) - EXACT_DAYS * DAY_MS).toISOString();
  const moments = exact.map((moment) => (moment >= since ? moment : moment.slice(0, MONTH_LENGTH)));
  yield;
  const distinct = [...new Set(moments)].sort().reverse();
  if (distinct.length < 2) return talents;
  const positions = new Map(distinct.map((moment, position) => [moment, position]));
  const ranked: TalentSummary[] = [];
  for (const [row, talent] of talents.entries()) {
    ranked.push({ ...talent, newest: positions.get(moments[row] ?? "") ?? 0 });
    if (row % STEP === 0) yield;
  }
  return ranked;
}

export type CastingIndexes = ReturnType<typeof createCastingIndexes>;
