import type { Endpoint, PayloadRequest } from "payload";

import { deskEndpoint, readId } from "../access/desk-endpoint";
import { isScout } from "../access/roles";
import { readApplicationDetail } from "./application-detail";
import { listApplications } from "./application-list";
import { readEnquiryDetail } from "./enquiry-detail";
import { listEnquiries } from "./enquiry-list";
import { type EntryList, type EntryQuery, parseQuery } from "./entry-lists";
import { listRegistrations } from "./registration-list";

type Answer = Promise<Record<string, unknown>>;

/** GET /cms/api/desk/{list}, with the query of the list's address. */
const listEndpoint = <List extends EntryList>(list: List, read: (req: PayloadRequest, query: EntryQuery<List>) => Answer): Endpoint =>
  deskEndpoint({ method: "get", path: `/${list}`, access: isScout, handler: (req) => read(req, parseQuery(list, req.query)) });

/** GET /cms/api/desk/{list}/{id}, with the query of the list's address. */
const detailEndpoint = <List extends EntryList>(
  list: List,
  read: (req: PayloadRequest, id: number, query: EntryQuery<List>) => Answer,
): Endpoint =>
  deskEndpoint({
    method: "get",
    path: `/${list}/:id`,
    access: isScout,
    handler: (req) => read(req, readId(req), parseQuery(list, req.query)),
  });

export const entryListEndpoints: Endpoint[] = [
  listEndpoint("applications", listApplications),
  detailEndpoint("applications", readApplicationDetail),
  listEndpoint("enquiries", listEnquiries),
  detailEndpoint("enquiries", readEnquiryDetail),
  listEndpoint("registrations", listRegistrations),
];
