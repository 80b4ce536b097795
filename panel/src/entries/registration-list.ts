import type { Endpoint, PayloadRequest } from "payload";

import type { Day } from "../../../src/domain/day";
import { isScout } from "../access/roles";
import { dayOf } from "../shared/agency-days";
import type { Entry } from "../payload-types";
import type { EntryStatus } from "./application-status";
import { deskEndpoint } from "../access/desk-endpoint";
import { countByStatus } from "./entry-list";
import { parseRegistrationQuery, type RegistrationQuery, registrationWhere } from "./registration-query";

const PER_PAGE = 50;

const SELECT = {
  reference: true,
  name: true,
  email: true,
  phone: true,
  city: true,
  instagram: true,
  message: true,
  status: true,
  notes: true,
  locale: true,
  createdAt: true,
} as const;

export type Registration = Pick<Entry, "id" | keyof typeof SELECT>;

export type RegistrationList = {
  /** The newest day first; within a day, in the order in which they arrived. */
  days: { day: Day; registrations: Registration[] }[];
  /** How many registrations the query finds in each status. */
  counts: Record<EntryStatus, number>;
  page: number;
  pages: number;
};

const groupByDay = (registrations: readonly Registration[]): RegistrationList["days"] => {
  const days = new Map<Day, Registration[]>();
  for (const registration of registrations) {
    const day = dayOf(new Date(registration.createdAt));
    days.set(day, [registration, ...(days.get(day) ?? [])]);
  }
  return [...days].map(([day, ofDay]) => ({ day, registrations: ofDay }));
};

/** A page of the workshop registrations, with their number in each status. Reads with the rights of the request's account. */
export const listRegistrations = async (req: PayloadRequest, query: RegistrationQuery): Promise<RegistrationList> => {
  const { docs, totalPages } = await req.payload.find({
    collection: "entries",
    where: registrationWhere(query, query.status),
    sort: "-createdAt",
    limit: PER_PAGE,
    page: query.page,
    depth: 0,
    select: SELECT,
    overrideAccess: false,
    req,
  });
  return {
    days: groupByDay(docs),
    counts: await countByStatus(req, (status) => registrationWhere(query, status)),
    page: query.page,
    pages: Math.max(1, totalPages),
  };
};

/** GET /cms/api/desk/registrations, with the query of the list's address. */
export const registrationListEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/registrations",
  access: isScout,
  handler: (req) => listRegistrations(req, parseRegistrationQuery(req.query)),
});
