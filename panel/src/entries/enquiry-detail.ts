import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import type { Entry } from "../payload-types";
import { isOldestFirst } from "./application-query";
import { deskEndpoint, readId } from "../access/desk-endpoint";
import { assigneeOf } from "./enquiry-list";
import { type EnquiryQuery, enquiryWhere, parseEnquiryQuery } from "./enquiry-query";
import { findNeighbour, type HistoryItem, readEntryOfKind, readHistory } from "./entry-detail";
import { readSelectedTalents, type SelectedTalent } from "./selected-talents";

type Answers = Pick<Entry, "id" | "status" | "createdAt"> & {
  reference: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  notes: string;
  /** The language in which the form was sent; null for entries of sites that did not say. */
  locale: "pt" | "en" | null;
  assignedTo: number | null;
};

export type EnquiryDetail = {
  enquiry: Answers;
  /** In the visitor's order. */
  talents: SelectedTalent[];
  /** The newest first. */
  history: HistoryItem[];
  /** The enquiries before and after it in the query's order; null at its ends. */
  previous: number | null;
  next: number | null;
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

/** Everything that the view of an enquiry shows. Reads with the rights of the request's account. */
export const readEnquiryDetail = async (req: PayloadRequest, id: number, query: EnquiryQuery): Promise<EnquiryDetail> => {
  const entry = await readEntryOfKind(req, id, "contact");
  const where = enquiryWhere(query, { account: req.user?.id ?? 0, status: query.status });
  const isUpwards = isOldestFirst(query);
  const [talents = []] = await readSelectedTalents(req, [entry.selection]);
  return {
    enquiry: toAnswers(entry),
    talents,
    history: await readHistory(req, [id]),
    previous: await findNeighbour(req, where, { id, isUpwards: !isUpwards }),
    next: await findNeighbour(req, where, { id, isUpwards }),
  };
};

/** GET /cms/api/desk/enquiries/{id}, with the query of the list's address. */
export const enquiryDetailEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/enquiries/:id",
  access: isScout,
  handler: (req) => readEnquiryDetail(req, readId(req), parseEnquiryQuery(req.query)),
});
