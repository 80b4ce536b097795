import { filterColumnSteps, filterValueSteps, hasNewest, orderValueSteps, toOrderColumns } from "./casting-columns";
import { letterOf } from "./casting-filter";
import type { CastingPartName } from "./casting-part-names";
import { lastOf, type Steps } from "./steps";
import type { TalentSummary } from "./talent";
import type { TextColumns } from "./text-columns";

/** Equal for parts of the same talents in the same order: only such parts can be joined. */
interface Part {
  list: string;
}

/** One item per row. */
interface Cards {
  ids: readonly string[];
  names: readonly string[];
  covers: readonly (string | null)[];
}

export interface FiltersPart extends Part {
  count: number;
  /** Whether the talents can be sorted by newest, which needs the `orders` part. */
  hasNewest: boolean;
  columns: TextColumns;
}

export interface FirstPart extends Part, Cards {
  /** The letters A to Z with which a name of the list begins, as one string. */
  letters: string;
}

export type NamesPart = Part & Pick<Cards, "ids" | "names">;
export type CoversPart = Part & Pick<Cards, "covers">;

export interface OrdersPart extends Part {
  columns: TextColumns;
}

export interface CastingParts {
  filters: FiltersPart;
  first: FirstPart;
  names: NamesPart;
  covers: CoversPart;
  orders: OrdersPart;
}

interface PartsOptions {
  /** A digest of the talents' ids. */
  list: string;
  /** Number of talents on the first page. */
  firstPage: number;
}

/** Functions, so that a caller computes only the parts that it needs. */
export const castingPartsOf = (
  talents: readonly TalentSummary[],
  { list, firstPage }: PartsOptions,
): { [Name in CastingPartName]: () => CastingParts[Name] } => ({
  filters: () => lastOf(filtersSteps(talents, list)),
  first: () => ({ list, letters: lettersOf(talents), ...toCards(talents.slice(0, firstPage)) }),
  names: () => ({ list, ids: talents.map(({ talentId }) => talentId), names: talents.map(({ name }) => name) }),
  covers: () => ({ list, covers: talents.map(({ coverVersion }) => coverVersion) }),
  orders: () => ({ list, columns: toOrderColumns(talents) }),
});

/** `list`: a digest of the talents' ids. */
export function* filtersSteps(talents: readonly TalentSummary[], list: string): Steps<FiltersPart> {
  const columns = yield* filterColumnSteps(talents);
  return { list, count: talents.length, hasNewest: hasNewest(talents), columns };
}

const lettersOf = (talents: readonly TalentSummary[]): string =>
  [...new Set(talents.flatMap(({ name }) => letterOf(name) ?? []))].sort().join("");

const toCards = (talents: readonly TalentSummary[]): Cards => ({
  ids: talents.map(({ talentId }) => talentId),
  names: talents.map(({ name }) => name),
  covers: talents.map(({ coverVersion }) => coverVersion),
});

export type KnownParts = Pick<CastingParts, "filters"> & Partial<CastingParts>;

const STEP_ROWS = 250;

/**
 * Without names and covers, only the talents of the first page have an id, a name and a cover. Without orders, `newest`
 * is 0 for all talents of a list that can be sorted by it.
 */
export function joinSteps(parts: KnownParts): Steps<TalentSummary[]>;
export function* joinSteps({ filters, first, names = first, covers = first, orders }: KnownParts): Steps<object[]> {
  const addValues = yield* filterValueSteps(filters.columns, filters.count);
  const addOrders = orders && (yield* orderValueSteps(orders.columns, filters.count));
  const talents: object[] = [];
  for (let row = 0; row < filters.count; row++) {
    const talent = { talentId: names?.ids[row] || "", name: names?.names[row] || "", coverVersion: covers?.covers[row] || null };
    addValues(talent, row);
    if (filters.hasNewest) Object.assign(talent, { newest: 0 });
    addOrders?.(talent, row);
    talents.push(talent);
    if (row % STEP_ROWS === 0) yield;
  }
  return talents;
}

export const joinCastingParts = (parts: KnownParts): TalentSummary[] => lastOf(joinSteps(parts));
