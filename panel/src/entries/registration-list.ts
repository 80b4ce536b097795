import type { PayloadRequest } from "payload";

import type { Day } from "../../../src/domain/day";
import { dayOf } from "../shared/agency-days";
import type { Entry } from "../payload-types";
import { findArguments, type ListPage, readListPage } from "./entry-list";
import type { EntryQuery } from "./entry-lists";

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

export type RegistrationList = ListPage & {
  /** The newest day first; within a day, in the order in which they arrived. */
  days: { day: Day; registrations: Registration[] }[];
};

const groupByDay = (registrations: readonly Registration[]): RegistrationList["days"] => {
  const days = new Map<Day, Registration[]>();
  for (const registration of registrations) {
    const day = dayOf(new Date(registration.createdAt));
    days.set(day, [registration, ...(days.get(day) ?? [])]);
  }
  return [...days].map(([day, ofDay]) => ({ day, registrations: ofDay }));
};

/** Reads with the rights of the request's account. */
export const listRegistrations = async (req: PayloadRequest, query: EntryQuery<"registrations">): Promise<RegistrationList> => {
  const found = await req.payload.find({ ...findArguments(req, query), limit: PER_PAGE, select: SELECT, overrideAccess: false, req });
  return { days: groupByDay(found.docs), ...(await readListPage(req, query, found)) };
};
