import { CATEGORY_SLUGS, GENDER_SLUGS } from "../config/routes";
import type { CastingIndex } from "../domain/casting-index";
import { isInOrdersPart } from "../domain/casting-orders";
import { PARTS_VERSION, type CastingPartName } from "../domain/casting-part-names";
import type { CastingParts } from "../domain/casting-parts";
import type * as castingToolsModule from "../domain/casting-tools";
import type { CastingFilter } from "../domain/casting-choice";
import { failure, success, type Result } from "../domain/result";
import type { TalentSummary } from "../domain/talent";
import { getJsonIfChanged, type LiveFailure } from "./get-json";

/** Null means any category or gender. A hidden category has a list of its own. */
export type CastingList = Pick<CastingFilter, "category" | "gender"> & Partial<Pick<CastingFilter, "hiddenCategory">>;

/**
 * `filters`: the values that filters read, and the cards of the first page. `cards`: also the names and covers of all
 * talents. `orders`: also the values that only orders read.
 */
export type CastingDetail = "filters" | "cards" | "orders";

/** The detail that is needed to show any talent of a list in an order. */
export const detailOf = (order: string | null): CastingDetail => (isInOrdersPart(order) ? "orders" : "cards");

type Talents = readonly TalentSummary[];

interface CachedAnswer<Answer> {
  answer: Answer;
  etag: string | null;
  /** Time of the request, in milliseconds. */
  fetchedAt: number;
}

type AnswerCache<Answer> = Map<string, CachedAnswer<Answer>>;

interface CachedList {
  talents: Talents;
  /** The answers from which the talents were made. */
  madeOf: readonly unknown[];
}

/** The gateway caches the list for the same time. */
const FRESH_MS = 60_000;

const parts: { [Name in keyof CastingParts]: AnswerCache<CastingParts[Name]> } = {
  filters: new Map(),
  first: new Map(),
  names: new Map(),
  covers: new Map(),
  orders: new Map(),
};
const indexes: AnswerCache<CastingIndex> = new Map();
const lists = new Map<string, CachedList>();
const inFlight = new Map<string, Promise<Result<Talents, LiveFailure>>>();
/** Lists with the names and covers of all talents. */
const complete = new WeakSet<Talents>();
/** Lists with the values of all orders. */
const sortable = new WeakSet<Talents>();
const letters = new WeakMap<Talents, ReadonlySet<string>>();

/** Concurrent and recent calls share one response. An unchanged list is the same array, so that derived values can be cached by it. */
export const fetchCasting = (list: CastingList, detail: CastingDetail = "cards"): Promise<Result<Talents, LiveFailure>> => {
  const path = castingListPath(list);
  const key = `${detail} ${path}`;
  const request = inFlight.get(key) ?? fetchList(path, detail).finally(() => inFlight.delete(key));
  inFlight.set(key, request);
  return request;
};

/** Of any age; null when the list was never fetched in this detail. */
export const cachedCasting = (list: CastingList, detail: CastingDetail = "cards"): Talents | null => {
  const talents = lists.get(castingListPath(list))?.talents ?? null;
  return talents === null || detail === "filters" || (detail === "cards" ? hasAllCards : hasOrders)(talents) ? talents : null;
};

/** Otherwise only the talents of the first page have a name and a cover. */
export const hasAllCards = (talents: Talents): boolean => complete.has(talents);

export const hasOrders = (talents: Talents): boolean => sortable.has(talents);

/** The first letters of all names, while only the names of the first page are loaded; null once all are. */
export const lettersOfList = (talents: Talents): ReadonlySet<string> | null => letters.get(talents) ?? null;

type CastingTools = typeof castingToolsModule;

let tools: CastingTools | null = null;

/** Null before the first list is fetched. */
export const castingTools = (): CastingTools | null => tools;

export const clearCastingCache = (): void => {
  for (const cache of [...Object.values(parts), indexes]) cache.clear();
  lists.clear();
  inFlight.clear();
};

const fetchList = async (path: string, detail: CastingDetail): Promise<Result<Talents, LiveFailure>> => {
  const [answer, loaded] = await Promise.all([path.includes("?") ? fetchIndex(path) : fetchParts(path, detail), loadTools()]);
  if (!answer.ok) return answer;
  if (loaded === null) return failure("unavailable");
  const { madeOf, hasCards, isSortable, initials, join } = answer.value;
  const before = lists.get(path);
  if (before?.madeOf.every((one, position) => one === madeOf[position])) return success(before.talents);
  const talents = await join(loaded);
  if (hasCards) complete.add(talents);
  if (isSortable) sortable.add(talents);
  if (initials !== null) letters.set(talents, new Set(initials));
  lists.set(path, { talents, madeOf });
  return success(talents);
};

interface FetchedList extends Pick<CachedList, "madeOf"> {
  hasCards: boolean;
  isSortable: boolean;
  /** The first letters of all names; null when all names are loaded. */
  initials: string | null;
  join: (loaded: CastingTools) => Talents | Promise<Talents>;
}

/** For a hidden category, whose list has no parts. */
const fetchIndex = async (path: string): Promise<Result<FetchedList, LiveFailure>> => {
  const index = await fetchCached(indexes, path);
  if (!index.ok) return index;
  return success({
    madeOf: [index.value],
    hasCards: true,
    isSortable: true,
    initials: null,
    join: (loaded) => loaded.fromCastingIndex(index.value),
  });
};

/** Keeps the detail of a list that already had all cards or orders. */
const fetchParts = async (path: string, detail: CastingDetail): Promise<Result<FetchedList, LiveFailure>> => {
  const before = lists.get(path)?.talents ?? [];
  const isSortable = detail === "orders" || hasOrders(before);
  const hasCards = isSortable || detail === "cards" || hasAllCards(before);
  const fetchPart = <Name extends CastingPartName>(name: Name, freshMs: number) =>
    fetchCached(parts[name], `${path}?part=${name}&v=${PARTS_VERSION}`, freshMs);
  const fetchAll = (freshMs: number) =>
    Promise.all([
      fetchPart("filters", freshMs),
      hasCards ? null : fetchPart("first", freshMs),
      hasCards ? fetchPart("names", freshMs) : null,
      hasCards ? fetchPart("covers", freshMs) : null,
      isSortable ? fetchPart("orders", freshMs) : null,
    ]);
  let answers = await fetchAll(FRESH_MS);
  // The list has changed between two answers, or since a cached one.
  if (!isOneList(answers)) answers = await fetchAll(0);
  const [filters, first, names, covers, orders] = answers;
  if (!filters.ok) return filters;
  if (first?.ok === false) return first;
  if (names?.ok === false) return names;
  if (covers?.ok === false) return covers;
  if (orders?.ok === false) return orders;
  if (!isOneList(answers)) return failure("unavailable");
  const known = { filters: filters.value, first: first?.value, names: names?.value, covers: covers?.value, orders: orders?.value };
  return success({
    madeOf: Object.values(known),
    hasCards: hasCards || known.filters.count === known.first?.ids.length,
    isSortable,
    initials: known.first?.letters ?? null,
    join: (loaded) => loaded.joinCastingParts(known),
  });
};

const isOneList = (answers: readonly (Result<{ list: string }, LiveFailure> | null)[]): boolean =>
  new Set(answers.flatMap((answer) => (answer?.ok ? [answer.value.list] : []))).size < 2;

/** Uses the cached answer while it is fresh. */
const fetchCached = async <Answer>(cache: AnswerCache<Answer>, path: string, freshMs = FRESH_MS): Promise<Result<Answer, LiveFailure>> => {
  const before = cache.get(path);
  if (before !== undefined && Date.now() - before.fetchedAt < freshMs) return success(before.answer);
  const fetched = await getJsonIfChanged<Answer>(path, before?.etag ?? null);
  if (!fetched.ok) return fetched;
  const current = fetched.value === "unchanged" ? before : fetched.value;
  if (current === undefined) return failure("unavailable"); // "unchanged" without a cached answer
  cache.set(path, { answer: current.answer, etag: current.etag, fetchedAt: Date.now() });
  return success(current.answer);
};

/** Null when the script cannot be loaded. */
const loadTools = async (): Promise<CastingTools | null> => {
  tools = tools || (await import(/* webpackChunkName: "casting" */ "../domain/casting-tools").catch(() => null));
  return tools;
};

const castingListPath = ({ category, gender, hiddenCategory = null }: CastingList): string => {
  if (hiddenCategory !== null) return `/api/casting?category=${encodeURIComponent(hiddenCategory)}`;
  return `/api/casting/${category === null ? "todas" : CATEGORY_SLUGS[category]}/${gender === null ? "todos" : GENDER_SLUGS[gender]}`;
};
