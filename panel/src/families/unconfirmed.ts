import type { Payload } from "payload";

import { DAY_MS } from "../../../src/domain/day";
import { BY_RETENTION } from "../erasure/index";
import type { Entry } from "../payload-types";

const DEFAULT_DAYS = 30;

/**
 * The time of an unconfirmed application's deletion; null when it is confirmed, needs no confirmation, became a talent, or no mail was
 * sent.
 */
export const unconfirmedLimit = (
  { confirmation, confirmationSentAt, talent }: Pick<Entry, "confirmation" | "confirmationSentAt" | "talent">,
  days: number | null | undefined,
): Date | null => {
  if (confirmation !== "waiting" || !confirmationSentAt || talent) return null;
  return new Date(Date.parse(confirmationSentAt) + (days ?? DEFAULT_DAYS) * DAY_MS);
};

/** Deletes the applications that no guardian has confirmed in time, with their photos. Returns their number. */
export const deleteUnconfirmed = async (payload: Payload, now: Date): Promise<number> => {
  const { unconfirmedDays } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const limit = new Date(now.getTime() - (unconfirmedDays ?? DEFAULT_DAYS) * DAY_MS).toISOString();
  // A job has no signed-in user; therefore it overrides the access rules.
  const { docs, errors } = await payload.delete({
    collection: "entries",
    where: {
      and: [
        { confirmation: { equals: "waiting" } },
        // Without a mail, nobody could confirm.
        { confirmationSentAt: { exists: true } },
        { confirmationSentAt: { less_than_equal: limit } },
        // An application that became a talent is the record of a consent.
        { talent: { exists: false } },
      ],
    },
    depth: 0,
    overrideAccess: true,
    context: BY_RETENTION,
  });
  if (errors.length > 0) throw new Error(`${errors.length} unconfirmed applications could not be deleted`);
  return docs.length;
};
