import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import type { Entry } from "../payload-types";
import { isOldestFirst } from "./application-query";
import type { EntryStatus } from "./application-status";
import { deskEndpoint } from "../access/desk-endpoint";
import { type EnquiryQuery, enquiryWhere, parseEnquiryQuery } from "./enquiry-query";
import { countByStatus } from "./entry-list";
import { readSelectedTalents, type SelectedTalent } from "./selected-talents";

const PER_PAGE = 40;
const EXCERPT_LENGTH = 180;
const SHOWN_TALENTS = 4;

export type EnquiryItem = {
  id: number;
  reference: string | null;
  name: string;
  /** The beginning of the message. */
  excerpt: string;
  status: EntryStatus;
  createdAt: string;
  /** How many talents were selected. */
  selected: number;
  /** The first of them. */
  talents: SelectedTalent[];
  /** The id of the account that works on it. */
  assignedTo: number | null;
  hasNote: boolean;
};

export type EnquiryList = {
  enquiries: EnquiryItem[];
  /** How many enquiries the query finds in each status. */
  counts: Record<EntryStatus, number>;
  page: number;
  pages: number;
};

const SELECT = {
  reference: true,
  name: true,
  message: true,
  status: true,
  createdAt: true,
  selection: true,
  assignedTo: true,
  notes: true,
} as const;

type Listed = Pick<Entry, "id" | keyof typeof SELECT>;

export const assigneeOf = ({ assignedTo }: Pick<Entry, "assignedTo">): number | null =>
  typeof assignedTo === "object" ? (assignedTo?.id ?? null) : (assignedTo ?? null);

const toExcerpt = (message: string | null | undefined): string => {
  const text = (message ?? "").replace(/\s+/g, " ").trim();
  return text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…`;
};

const toItem = (entry: Listed, talents: readonly SelectedTalent[]): EnquiryItem => ({
  id: entry.id,
  reference: entry.reference ?? null,
  name: entry.name ?? "",
  excerpt: toExcerpt(entry.message),
  status: entry.status,
  createdAt: entry.createdAt,
  selected: talents.length,
  talents: talents.slice(0, SHOWN_TALENTS),
  assignedTo: assigneeOf(entry),
  hasNote: Boolean(entry.notes),
});

/** A page of the enquiries, with their number in each status. Reads with the rights of the request's account. */
export const listEnquiries = async (req: PayloadRequest, query: EnquiryQuery): Promise<EnquiryList> => {
  const account = req.user?.id ?? 0;
  const { docs, totalPages } = await req.payload.find({
    collection: "entries",
    where: enquiryWhere(query, { account, status: query.status }),
    sort: isOldestFirst(query) ? "id" : "-id",
    limit: PER_PAGE,
    page: query.page,
    depth: 0,
    select: SELECT,
    overrideAccess: false,
    req,
  });
  const selections = await readSelectedTalents(
    req,
    docs.map(({ selection }) => selection),
  );
  return {
    enquiries: docs.map((entry, index) => toItem(entry, selections[index] ?? [])),
    counts: await countByStatus(req, (status) => enquiryWhere(query, { account, status })),
    page: query.page,
    pages: Math.max(1, totalPages),
  };
};

/** GET /cms/api/desk/enquiries, with the query of the list's address. */
export const enquiryListEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/enquiries",
  access: isScout,
  handler: (req) => listEnquiries(req, parseEnquiryQuery(req.query)),
});
