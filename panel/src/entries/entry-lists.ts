import type { Where } from "payload";

import type { EntryKind } from "../contract/entry";
import { formatParams, type Params, textOf, toPage } from "../shared/search-params";
import { type EntryStatus, toStatus } from "./entry-status";
import { APPLICATION_FILTERS, ENQUIRY_FILTERS, type Filter, type FilterContext, REGISTRATION_FILTERS } from "./filters";
import { sealSearch, searchWhere, unsealSearch } from "./search-where";

type Description = {
  kind: EntryKind;
  /** The status that the list shows when its address has none; null for every status. A search covers every status. */
  firstStatus: EntryStatus | null;
  /** Entries in these statuses are sorted oldest first, because they wait for somebody; the others are sorted newest first. */
  waiting: readonly EntryStatus[];
  filters: Readonly<Record<string, Filter>>;
};

const WAITING = ["new", "seen"] as const satisfies readonly EntryStatus[];

/** By their path in the admin and in the desk's API. */
export const ENTRY_LISTS = {
  applications: { kind: "getScouted", firstStatus: "new", waiting: WAITING, filters: APPLICATION_FILTERS },
  enquiries: { kind: "contact", firstStatus: "new", waiting: WAITING, filters: ENQUIRY_FILTERS },
  registrations: { kind: "workshopContact", firstStatus: null, waiting: [], filters: REGISTRATION_FILTERS },
} as const satisfies Readonly<Record<string, Description>>;

/** In the order of a list; null at its ends. */
export type Neighbours = { previous: number | null; next: number | null };

export type EntryList = keyof typeof ENTRY_LISTS;

type FilterValues<List extends EntryList> = Readonly<Record<keyof (typeof ENTRY_LISTS)[List]["filters"], string>>;

export type EntryQuery<List extends EntryList = EntryList> = {
  list: List;
  /** Null: every status. */
  status: EntryStatus | null;
  filters: FilterValues<List>;
  /** Words of any answer, or digits of a phone number. */
  q: string;
  page: number;
};

const filtersOf = (list: EntryList): [name: string, filter: Filter][] => Object.entries<Filter>(ENTRY_LISTS[list].filters);

const defaultStatus = (list: EntryList, q: string): EntryStatus | null => (q === "" ? ENTRY_LISTS[list].firstStatus : null);

function readFilters<List extends EntryList>(list: List, params: Params): FilterValues<List>;
function readFilters(list: EntryList, params: Params): Record<string, string> {
  return Object.fromEntries(filtersOf(list).map(([name, { read }]) => [name, read(textOf(params[name]))]));
}

export const parseQuery = <List extends EntryList>(list: List, params: Params): EntryQuery<List> => {
  const q = unsealSearch(params.q);
  const status = textOf(params.status);
  return {
    list,
    status: status === "all" ? null : (toStatus(status) ?? defaultStatus(list, q)),
    filters: readFilters(list, params),
    q,
    page: toPage(textOf(params.page)),
  };
};

/** Omits default values. */
export const formatQuery = ({ list, status, filters, q, page }: EntryQuery): string =>
  formatParams([
    ["status", status === defaultStatus(list, q) ? "" : (status ?? "all")],
    ...Object.entries(filters),
    ["q", sealSearch(q)],
    ["page", page === 1 ? "" : String(page)],
  ]);

/** Null covers every status. */
export const queryWhere = ({ list, filters, q }: EntryQuery, status: EntryStatus | null, context: FilterContext): Where => {
  const values: Readonly<Record<string, string>> = filters;
  return {
    and: [
      { kind: { equals: ENTRY_LISTS[list].kind } },
      ...(status === null ? [] : [{ status: { equals: status } }]),
      ...filtersOf(list).flatMap(([name, { where }]) => (values[name] ? where(values[name], context) : [])),
      ...searchWhere(q),
    ],
  };
};

export const isOldestFirst = ({ list, status }: EntryQuery): boolean => {
  const waiting: readonly (EntryStatus | null)[] = ENTRY_LISTS[list].waiting;
  return waiting.includes(status);
};

export const isFiltered = ({ q, filters }: EntryQuery): boolean => q !== "" || Object.values(filters).some((value) => value !== "");

/** Keeps the status. */
export const withoutFilters = <List extends EntryList>({ list, status }: EntryQuery<List>): EntryQuery<List> => ({
  ...parseQuery(list, {}),
  status,
});

export const listAddress = (adminRoute: string, query: EntryQuery): string => `${adminRoute}/${query.list}${formatQuery(query)}`;

/** Keeps the list's query. `id` is an entry's id, or the path of a screen below it. */
export const itemAddress = (adminRoute: string, query: EntryQuery, id: number | string): string =>
  `${adminRoute}/${query.list}/${id}${formatQuery({ ...query, page: 1 })}`;

/** Null at the ends of the list. */
export type StepAddresses = { list: string; previous: string | null; next: string | null };

export const stepAddresses = (
  { adminRoute, query }: { adminRoute: string; query: EntryQuery },
  { previous, next }: Neighbours,
): StepAddresses => {
  const addressOf = (id: number | null): string | null => (id === null ? null : itemAddress(adminRoute, query, id));
  return { list: listAddress(adminRoute, query), previous: addressOf(previous), next: addressOf(next) };
};

const PATHS: Readonly<Record<EntryKind, (id: number) => string>> = {
  getScouted: (id) => `/applications/${id}`,
  contact: (id) => `/enquiries/${id}`,
  workshopContact: (id) => `/registrations?entry=${id}`,
};

/** Below the admin's route. */
export const entryPath = ({ id, kind }: { id: number; kind: EntryKind }): string => PATHS[kind](id);
