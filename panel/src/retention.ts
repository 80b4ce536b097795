import type { Payload } from "payload";

import { deleteOrphanDocuments } from "./consents/documents";
import { deleteDeclinedPhotos } from "./entries/declined-photos";
import { deleteExpiredEntries, deleteOrphanPhotos } from "./entries/retention";
import { environment } from "./environment";
import { cleanDatabase } from "./erasure/clean-database";
import { deleteUnconfirmed } from "./families/unconfirmed";
import { deleteEndedPackages } from "./packages/expire-packages";

/** Runs once a day. */
export const applyRetention = async (payload: Payload): Promise<void> => {
  try {
    const entries = await deleteExpiredEntries(payload, environment, new Date());
    const unconfirmed = await deleteUnconfirmed(payload, new Date());
    const declined = await deleteDeclinedPhotos(payload, new Date());
    const packages = await deleteEndedPackages(payload, new Date());
    const photos = await deleteOrphanPhotos(payload, environment, new Date());
    const documents = await deleteOrphanDocuments(payload, new Date());
    const deleted = { entries, unconfirmed, declined, packages, photos, documents };
    if (Object.values(deleted).every((count) => count === 0)) return;
    await cleanDatabase(payload);
    payload.logger.info(
      `Retention: ${entries} expired entries, ${unconfirmed} unconfirmed applications, ${declined} photos of declined applications, ${packages} ended packages, ${photos} orphan photos and ${documents} orphan documents deleted`,
    );
  } catch (error) {
    payload.logger.error({ err: error }, "Expired entries could not be deleted; the next attempt is tomorrow");
  }
};
