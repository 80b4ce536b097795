import type { Payload } from "payload";

import { DAY_MS } from "../../../src/domain/day";

const DEFAULT_DAYS = 90;

/** Deletes packages with the clients' answers, `packageDays` (by default 90) after they expired or were revoked. Returns their number. */
export const deleteEndedPackages = async (payload: Payload, now: Date): Promise<number> => {
  const { packageDays } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const limit = new Date(now.getTime() - (packageDays ?? DEFAULT_DAYS) * DAY_MS).toISOString();
  // A job has no signed-in user.
  const { docs, errors } = await payload.delete({
    collection: "packages",
    where: { or: [{ expiresAt: { less_than: limit } }, { revokedAt: { less_than: limit } }] },
    depth: 0,
    overrideAccess: true,
  });
  if (errors.length > 0) throw new Error(`${errors.length} ended packages could not be deleted`);
  return docs.length;
};
