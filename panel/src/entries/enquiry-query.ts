import type { Where } from "payload";

import { formatParams, type Params, textOf, toInstant, toPage } from "../shared/search-params";
import { type EntryStatus, toStatus } from "./application-status";
import { sealSearch, searchWhere, sinceWhere, unsealSearch } from "./entry-query";

/** An account's id, the account of the request, or entries without an account; null: every entry. */
export type AssigneeFilter = number | "me" | "none" | null;

/** The filters of the list of enquiries, as its address has them. */
export type EnquiryQuery = {
  /** Null: every status. */
  status: EntryStatus | null;
  assigned: AssigneeFilter;
  /** Arrived after this time, ISO 8601: since an account's last visit. */
  since: string | null;
  /** Words of a name, digits of a phone number, an e-mail address or a reference. */
  q: string;
  page: number;
};

const toAssigneeFilter = (text: string): AssigneeFilter => {
  if (text === "me" || text === "none") return text;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
};

/** Reads the query of an address. Without a status, a search covers every status, and the list shows new enquiries. */
export const parseEnquiryQuery = (params: Params): EnquiryQuery => {
  const text = (name: string): string => textOf(params[name]);
  const q = unsealSearch(params.q);
  const isAll = text("status") === "all" || (text("status") === "" && q !== "");
  return {
    status: isAll ? null : (toStatus(text("status")) ?? "new"),
    assigned: toAssigneeFilter(text("assigned")),
    since: toInstant(text("since")),
    q,
    page: toPage(text("page")),
  };
};

/** The query of an address, without the defaults. */
export const formatEnquiryQuery = ({ status, assigned, since, q, page }: EnquiryQuery): string => {
  const isDefault = status === (q === "" ? "new" : null);
  return formatParams([
    ["status", isDefault ? "" : (status ?? "all")],
    ["assigned", String(assigned ?? "")],
    ["since", since ?? ""],
    ["q", sealSearch(q)],
    ["page", page === 1 ? "" : String(page)],
  ]);
};

const assigneeWhere = (assigned: AssigneeFilter, account: number): Where[] => {
  if (assigned === null) return [];
  if (assigned === "none") return [{ assignedTo: { exists: false } }];
  return [{ assignedTo: { equals: assigned === "me" ? account : assigned } }];
};

type Constraints = {
  /** The request's account. */
  account: number;
  /** Null: every status. */
  status: EntryStatus | null;
};

/** The constraints of a query, for one status or for all. */
export const enquiryWhere = ({ assigned, since, q }: EnquiryQuery, { account, status }: Constraints): Where => ({
  and: [
    { kind: { equals: "contact" } },
    ...(status === null ? [] : [{ status: { equals: status } }]),
    ...assigneeWhere(assigned, account),
    ...sinceWhere(since),
    ...searchWhere(q),
  ],
});

export const enquiriesAddress = (adminRoute: string, query: EnquiryQuery): string => `${adminRoute}/enquiries${formatEnquiryQuery(query)}`;

/** The address of an enquiry, which keeps the list's filters. */
export const enquiryAddress = (adminRoute: string, query: EnquiryQuery, id: number): string =>
  `${adminRoute}/enquiries/${id}${formatEnquiryQuery({ ...query, page: 1 })}`;
