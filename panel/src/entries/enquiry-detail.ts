import type { PayloadRequest } from "payload";

import type { Entry } from "../payload-types";
import { assigneeOf } from "./enquiry-list";
import { type HistoryItem, readEntryOfKind, readHistory } from "./entry-detail";
import { findNeighbours } from "./entry-list";
import type { EntryQuery, Neighbours } from "./entry-lists";
import { readSelectedTalents, type SelectedTalent } from "./selected-talents";

type Answers = Pick<Entry, "id" | "status" | "createdAt"> & {
  reference: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  notes: string;
  /** The language in which the form was sent; null when the site sent none. */
  locale: "pt" | "en" | null;
  assignedTo: number | null;
};

export type EnquiryDetail = Neighbours & {
  enquiry: Answers;
  /** In the visitor's order. */
  talents: SelectedTalent[];
  /** The newest first. */
  history: HistoryItem[];
};

const toAnswers = (entry: Entry): Answers => ({
  id: entry.id,
  status: entry.status,
  createdAt: entry.createdAt,
  reference: entry.reference ?? null,
  name: entry.name ?? "",
  email: entry.email ?? null,
  phone: entry.phone ?? null,
  message: entry.message ?? "",
  notes: entry.notes ?? "",
  locale: entry.locale ?? null,
  assignedTo: assigneeOf(entry),
});

/** Reads with the rights of the request's account. */
export const readEnquiryDetail = async (req: PayloadRequest, id: number, query: EntryQuery<"enquiries">): Promise<EnquiryDetail> => {
  const entry = await readEntryOfKind(req, id, "contact");
  const [talents = []] = await readSelectedTalents(req, [entry.selection]);
  return {
    enquiry: toAnswers(entry),
    talents,
    history: await readHistory(req, [id]),
    ...(await findNeighbours(req, query, id)),
  };
};
