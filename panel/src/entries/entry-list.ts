import type { PayloadRequest, Where } from "payload";

import { ENTRY_STATUSES, type EntryStatus } from "./application-status";

/** How many entries each status has, by the constraints for a status. Counts with the rights of the request's account. */
export const countByStatus = async (req: PayloadRequest, whereOf: (status: EntryStatus) => Where): Promise<Record<EntryStatus, number>> => {
  const counts = { new: 0, seen: 0, contacted: 0, taken: 0, declined: 0 };
  for (const status of ENTRY_STATUSES)
    counts[status] = (await req.payload.count({ collection: "entries", where: whereOf(status), overrideAccess: false, req })).totalDocs;
  return counts;
};
