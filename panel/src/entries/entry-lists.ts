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
  /** The statuses whose entries are sorted oldest first, since they wait for somebody; others are sorted newest first. */
  waiting: readonly EntryStatus[];
  filters: Readonly<Record<string, Filter>>;
};

const WAITING = ["new", "seen"] as const satisfies readonly EntryStatus[];

/** The lists of entries, by their path in the admin and in the calls of the desk. */
export const ENTRY_LISTS = {
  applications: { kind: "getScouted", firstStatus: "new", waiting: WAITING, filters: APPLICATION_FILTERS },
  enquiries: { kind: "contact", firstStatus: "new", waiting: WAITING, filters: ENQUIRY_FILTERS },
  registrations: { kind: "workshopContact", firstStatus: null, waiting: [], filters: REGISTRATION_FILTERS },
} as const satisfies Readonly<Record<string, Description>>;

/** The entries before and after one in the order of a list; null at its ends. */
export type Neighbours = { previous: number | null; next: number | null };

export type EntryList = keyof typeof ENTRY_LISTS;

type FilterValues<List extends EntryList> = Readonly<Record<keyof (typeof ENTRY_LISTS)[List]["filters"], string>>;

/** The query of a list, as its address has it. */
export type EntryQuery<List extends EntryList = EntryList> = {
  list: List;
  /** Null: every status. */
  status: EntryStatus | null;
  filters: FilterValues<List>;
  /** Words of a name, digits of a phone number, an e-mail address or a reference. */
  q: string;
  page: number;
};

const filtersOf = (list: EntryList): [name: string, filter: Filter][] => Object.entries<Filter>(ENTRY_LISTS[list].filters);

const defaultStatus = (list: EntryList, q: string): EntryStatus | null => (q === "" ? ENTRY_LISTS[list].firstStatus : null);

function readFilters<List extends EntryList>(list: List, params: Params): FilterValues<List>;
function readFilters(list: EntryList, params: Params): Record<string, string> {
  return Object.fromEntries(filtersOf(list).map(([name, { read }]) => [name, read(textOf(params[name]))]));
}

/** Reads the query of a list's address. */
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

/** Writes the query of a list's address. It leaves out default values. */
export const formatQuery = ({ list, status, filters, q, page }: EntryQuery): string =>
  formatParams([
    ["status", status === defaultStatus(list, q) ? "" : (status ?? "all")],
    ...Object.entries(filters),
    ["q", sealSearch(q)],
    ["page", page === 1 ? "" : String(page)],
  ]);

/** The constraints of a query, for one status or, with null, for all. */
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

/** The query without search and filters, in the same status. */
export const withoutFilters = <List extends EntryList>({ list, status }: EntryQuery<List>): EntryQuery<List> => ({
  ...parseQuery(list, {}),
  status,
});

export const listAddress = (adminRoute: string, query: EntryQuery): string => `${adminRoute}/${query.list}${formatQuery(query)}`;

/** The address of an entry, which keeps the list's query, or of a screen below it. */
export const itemAddress = (adminRoute: string, query: EntryQuery, id: number | string): string =>
  `${adminRoute}/${query.list}/${id}${formatQuery({ ...query, page: 1 })}`;

/** The addresses of the list and of the entries before and after an entry; null at the ends of the list's order. */
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

/** The path of an entry's screen, below the admin's own. */
export const entryPath = ({ id, kind }: { id: number; kind: EntryKind }): string => PATHS[kind](id);
