import type { PayloadRequest, Where } from "payload";

import { dayOf } from "../shared/agency-days";
import { ENTRY_STATUSES, type EntryStatus } from "./entry-status";
import { type EntryQuery, isOldestFirst, type Neighbours, queryWhere } from "./entry-lists";

export type ListPage = {
  /** Number of entries in each status that match the query. */
  counts: Record<EntryStatus, number>;
  total: number;
  page: number;
  pages: number;
};

/** Null covers every status. */
const whereFor = (req: PayloadRequest, query: EntryQuery, status: EntryStatus | null): Where =>
  queryWhere(query, status, { account: req.user?.id ?? 0, today: dayOf(new Date()) });

export const findArguments = (req: PayloadRequest, query: EntryQuery) => ({
  collection: "entries" as const,
  where: whereFor(req, query, query.status),
  sort: isOldestFirst(query) ? "id" : "-id",
  page: query.page,
  depth: 0,
});

/** Counts with the rights of the request's account. */
export const readListPage = async (
  req: PayloadRequest,
  query: EntryQuery,
  { totalDocs, totalPages }: { totalDocs: number; totalPages: number },
): Promise<ListPage> => {
  const counts = { new: 0, seen: 0, contacted: 0, accepted: 0, declined: 0 };
  for (const status of ENTRY_STATUSES) {
    const where = whereFor(req, query, status);
    counts[status] = (await req.payload.count({ collection: "entries", where, overrideAccess: false, req })).totalDocs;
  }
  return { counts, total: totalDocs, page: query.page, pages: Math.max(1, totalPages) };
};

/** The entry itself may no longer match the query. */
export const findNeighbours = async (req: PayloadRequest, query: EntryQuery, id: number): Promise<Neighbours> => {
  const where = whereFor(req, query, query.status);
  const isUpwards = isOldestFirst(query);
  const find = async (towardsGreater: boolean): Promise<number | null> => {
    const { docs } = await req.payload.find({
      collection: "entries",
      where: { and: [where, { id: towardsGreater ? { greater_than: id } : { less_than: id } }] },
      sort: towardsGreater ? "id" : "-id",
      limit: 1,
      pagination: false,
      depth: 0,
      select: { status: true },
      overrideAccess: false,
      req,
    });
    return docs[0]?.id ?? null;
  };
  return { previous: await find(!isUpwards), next: await find(isUpwards) };
};
