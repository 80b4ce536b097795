import { createLocalReq, type Payload } from "payload";

import { DAY_MS } from "../../../src/domain/day";
import type { Entry } from "../payload-types";
import { recordEntryEvent } from "./entry-history";

const DEFAULT_DAYS = 30;

const findDue = async (payload: Payload, now: Date): Promise<Entry[]> => {
  // A job has no signed-in user; therefore it overrides the access rules, here and below.
  const { declinedPhotoDays } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const limit = new Date(now.getTime() - (declinedPhotoDays ?? DEFAULT_DAYS) * DAY_MS).toISOString();
  const { docs } = await payload.find({
    collection: "entries",
    where: {
      and: [
        { kind: { equals: "getScouted" } },
        { status: { equals: "declined" } },
        { statusAt: { less_than: limit } },
        { photosDeletedAt: { exists: false } },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs;
};

/** Deletes the photos of applications that were declined longer ago than the settings allow. Returns the number of photos. */
export const deleteDeclinedPhotos = async (payload: Payload, now: Date): Promise<number> => {
  const req = await createLocalReq({}, payload);
  let deleted = 0;
  for (const { id, photos } of await findDue(payload, now)) {
    const ids = (photos ?? []).filter((photo) => typeof photo === "number");
    for (const photo of ids) await payload.delete({ collection: "entry-photos", id: photo, overrideAccess: true });
    // Last: after a crash, the next run repeats the deletions.
    await payload.update({
      collection: "entries",
      id,
      data: { photos: [], photosDeletedAt: now.toISOString() },
      depth: 0,
      overrideAccess: true,
    });
    await recordEntryEvent(req, { entry: id, event: "photos-deleted", to: String(ids.length) });
    deleted += ids.length;
  }
  return deleted;
};
