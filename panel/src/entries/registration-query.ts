import type { Where } from "payload";

import { formatParams, type Params, textOf, toDay, toInstant, toPage } from "../shared/search-params";
import type { Day } from "../../../src/domain/day";
import { startOfDay } from "../shared/agency-days";
import { type EntryStatus, toStatus } from "./application-status";
import { sealSearch, searchWhere, sinceWhere, unsealSearch } from "./entry-query";

/** The filters of the list of workshop registrations, as its address has them. */
export type RegistrationQuery = {
  /** Null: every status. */
  status: EntryStatus | null;
  /** The day on which they arrived. */
  day: Day | null;
  /** Arrived after this time, ISO 8601: since an account's last visit. */
  since: string | null;
  q: string;
  /** One registration alone. */
  entry: number | null;
  page: number;
};

/** Reads the query of an address. Without a status, the list shows every registration. */
export const parseRegistrationQuery = (params: Params): RegistrationQuery => {
  const text = (name: string): string => textOf(params[name]);
  return {
    status: toStatus(text("status")),
    day: toDay(text("day")),
    since: toInstant(text("since")),
    q: unsealSearch(params.q),
    entry: /^[1-9]\d{0,14}$/.test(text("entry")) ? Number(text("entry")) : null,
    page: toPage(text("page")),
  };
};

/** The query of an address, without the defaults. */
export const formatRegistrationQuery = ({ status, day, since, q, entry, page }: RegistrationQuery): string =>
  formatParams([
    ["status", status ?? ""],
    ["day", day ?? ""],
    ["since", since ?? ""],
    ["q", sealSearch(q)],
    ["entry", String(entry ?? "")],
    ["page", page === 1 ? "" : String(page)],
  ]);

export const registrationsAddress = (adminRoute: string, query: RegistrationQuery): string =>
  `${adminRoute}/registrations${formatRegistrationQuery(query)}`;

/** The constraints of a query, for one status or, with null, for all. */
export const registrationWhere = ({ day, since, q, entry }: RegistrationQuery, status: EntryStatus | null): Where => ({
  and: [
    { kind: { equals: "workshopContact" } },
    ...(status === null ? [] : [{ status: { equals: status } }]),
    ...(day === null ? [] : [{ createdAt: { greater_than_equal: startOfDay(day) } }, { createdAt: { less_than: startOfDay(day, 1) } }]),
    ...(entry === null ? [] : [{ id: { equals: entry } }]),
    ...sinceWhere(since),
    ...searchWhere(q),
  ],
});
