import type { Where } from "payload";

import { formatParams, type Params, textOf, toDay, toInstant, toPage, withoutWildcards } from "../shared/search-params";
import { type Day, yearsBefore } from "../../../src/domain/day";
import { toCityKey } from "./search-keys";
import { type EntryStatus, toStatus } from "./application-status";
import { startOfDay } from "../shared/agency-days";
import { sealSearch, searchWhere, sinceWhere, unsealSearch } from "./entry-query";

/** Inclusive bounds; null where there is none. */
export type Bounds = { least: number | null; most: number | null };

/** The filters of the board, as its address has them. */
export type ApplicationQuery = {
  /** Null: every status. */
  status: EntryStatus | null;
  age: Bounds;
  gender: "woman" | "man" | null;
  city: string;
  height: Bounds;
  from: Day | null;
  until: Day | null;
  /** Arrived after this time, ISO 8601: since an account's last visit. */
  since: string | null;
  /** Words of a name, digits of a phone number, an e-mail address or a reference. */
  q: string;
  page: number;
};

/** Reads "8-12", "8-", "-12" or "8". */
const toBounds = (text: string): Bounds => {
  const [, least, dash, most] = /^(\d{1,3})?\s*(-)?\s*(\d{1,3})?$/.exec(text) ?? [];
  const from = least === undefined ? null : Number(least);
  if (dash === undefined) return { least: from, most: from };
  return { least: from, most: most === undefined ? null : Number(most) };
};

/** Reads the query of an address. Without a status, a search covers every status, and the board shows new applications. */
export const parseApplicationQuery = (params: Params): ApplicationQuery => {
  const text = (name: string): string => textOf(params[name]);
  const q = unsealSearch(params.q);
  const gender = text("gender");
  const isAll = text("status") === "all" || (text("status") === "" && q !== "");
  return {
    status: isAll ? null : (toStatus(text("status")) ?? "new"),
    age: toBounds(text("age")),
    gender: gender === "woman" || gender === "man" ? gender : null,
    city: text("city"),
    height: toBounds(text("height")),
    from: toDay(text("from")),
    until: toDay(text("until")),
    since: toInstant(text("since")),
    q,
    page: toPage(text("page")),
  };
};

/** The inverse of reading "8-12"; empty without bounds. */
export const formatBounds = ({ least, most }: Bounds): string => {
  if (least === null && most === null) return "";
  return least === most ? String(least) : `${least ?? ""}-${most ?? ""}`;
};

/** The query of an address, without what is the default. */
export const formatApplicationQuery = (query: ApplicationQuery): string => {
  const isDefault = query.status === (query.q === "" ? "new" : null);
  return formatParams([
    ["status", isDefault ? "" : (query.status ?? "all")],
    ["age", formatBounds(query.age)],
    ["gender", query.gender ?? ""],
    ["city", query.city],
    ["height", formatBounds(query.height)],
    ["from", query.from ?? ""],
    ["until", query.until ?? ""],
    ["since", query.since ?? ""],
    ["q", sealSearch(query.q)],
    ["page", query.page === 1 ? "" : String(query.page)],
  ]);
};

const ageWhere = ({ least, most }: Bounds, today: Day): Where[] => [
  ...(least === null ? [] : [{ birthdate: { less_than_equal: yearsBefore(today, least) } }]),
  ...(most === null ? [] : [{ birthdate: { greater_than: yearsBefore(today, most + 1) } }]),
];

const heightWhere = ({ least, most }: Bounds): Where[] => [
  ...(least === null ? [] : [{ heightCm: { greater_than_equal: least } }]),
  ...(most === null ? [] : [{ heightCm: { less_than_equal: most } }]),
];

/** The constraints of a query; without the status, the constraints that every tab's count has. */
export const toWhere = (query: ApplicationQuery, { today, status }: { today: Day; status: EntryStatus | null }): Where => {
  const and: Where[] = [
    { kind: { equals: "getScouted" } },
    ...(status === null ? [] : [{ status: { equals: status } }]),
    ...ageWhere(query.age, today),
    ...(query.gender === null ? [] : [{ gender: { equals: query.gender } }]),
    ...(query.city === "" ? [] : [{ cityKey: { contains: toCityKey(withoutWildcards(query.city)) } }]),
    ...heightWhere(query.height),
    ...(query.from === null ? [] : [{ createdAt: { greater_than_equal: startOfDay(query.from) } }]),
    ...(query.until === null ? [] : [{ createdAt: { less_than: startOfDay(query.until, 1) } }]),
    ...sinceWhere(query.since),
    ...searchWhere(query.q),
  ];
  return { and };
};

/** Applications to decide are sorted oldest first, decided ones newest first. */
export const isOldestFirst = ({ status }: Pick<ApplicationQuery, "status">): boolean => status === "new" || status === "seen";
