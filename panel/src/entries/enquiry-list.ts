import type { PayloadRequest } from "payload";

import type { Entry } from "../payload-types";
import type { EntryStatus } from "./entry-status";
import { findArguments, type ListPage, readListPage } from "./entry-list";
import type { EntryQuery } from "./entry-lists";
import { readSelectedTalents, type SelectedTalent } from "./selected-talents";

const PER_PAGE = 40;
const EXCERPT_LENGTH = 180;
const SHOWN_TALENTS = 4;

export type EnquiryItem = {
  id: number;
  reference: string | null;
  name: string;
  excerpt: string;
  status: EntryStatus;
  createdAt: string;
  /** Number of selected talents. */
  selected: number;
  /** The first four of them. */
  talents: SelectedTalent[];
  /** Id of the account. */
  assignedTo: number | null;
  hasNote: boolean;
};

export type EnquiryList = ListPage & { enquiries: EnquiryItem[] };

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

/** Reads with the rights of the request's account. */
export const listEnquiries = async (req: PayloadRequest, query: EntryQuery<"enquiries">): Promise<EnquiryList> => {
  const found = await req.payload.find({ ...findArguments(req, query), limit: PER_PAGE, select: SELECT, overrideAccess: false, req });
  const selections = await readSelectedTalents(
    req,
    found.docs.map(({ selection }) => selection),
  );
  return {
    enquiries: found.docs.map((entry, index) => toItem(entry, selections[index] ?? [])),
    ...(await readListPage(req, query, found)),
  };
};
