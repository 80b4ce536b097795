import type { Payload } from "payload";

import { toSearchText } from "./search-keys";

/** Entries that an earlier version stored have no search text. */
export const fillSearchTexts = async (payload: Payload): Promise<void> => {
  const { docs } = await payload.find({
    collection: "entries",
    where: { searchText: { exists: false } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  // Below Payload's hooks, which would record a change of the entry.
  for (const entry of docs) await payload.db.updateOne({ collection: "entries", id: entry.id, data: { searchText: toSearchText(entry) } });
};
