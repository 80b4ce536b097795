import pLimit from "p-limit";
import { DAY_MS } from "../../../src/domain/day";
import { PAUSES, retryPause } from "../../../src/lib/retries";
import type { FamilyPageRow } from "./entry-rows";
import type { DeliveryOptions } from "./delivery";
import type { Outbox } from "./outbox";

/**
 * After an attempt to deliver the entry, the answer "no such entry" counts only once this time has passed since the request for
 * the erasure: until then the content store may still be storing what it received.
 */
const IN_FLIGHT_MS = 15 * 60_000;

const BATCH_SIZE = 50;
const MAX_CONCURRENT = 4;

/** Sends the erasures that families have requested to the content store, until it has applied them. */
export const createErasures = (outbox: Outbox, { erase, now, warn }: Pick<DeliveryOptions, "erase" | "now" | "warn">) => {
  const { familyPages } = outbox;
  const limit = pLimit(MAX_CONCURRENT);

  const postpone = async ({ reference, erase_tries }: FamilyPageRow, retryAfterMs: number | null): Promise<void> =>
    void (await familyPages.postponeErasure(reference, now() + retryPause(PAUSES.entry, erase_tries, retryAfterMs)));

  const markUnsupported = async ({ reference }: FamilyPageRow): Promise<void> => {
    await familyPages.postponeErasure(reference, now() + DAY_MS);
    if ((await familyPages.markUnsupported(reference)) > 0)
      warn(`A family has erased the entry ${reference}, but the content store takes no erasures: delete it there by hand.`);
  };

  const attempt = async (row: FamilyPageRow): Promise<void> => {
    const { reference } = row;
    if (!(await familyPages.leaseErasure(row, now()))) return;
    const key = outbox.eraseKeyOf(row);
    if (key === null) {
      warn(`The erasure of the entry ${reference} cannot be read with the present key: delete it in the content store by hand.`);
      return void (await familyPages.markErased(reference));
    }
    const answer = await erase({ reference, key });
    if (!answer.ok) return postpone(row, answer.error.retryAfterMs);
    if (answer.value === "unsupported") return markUnsupported(row);
    const mayStillArrive = row.was_sent === 1 && now() - (row.erase_at ?? 0) < IN_FLIGHT_MS;
    if (answer.value === "unknown" && mayStillArrive) return postpone(row, null);
    await familyPages.markErased(reference);
  };

  /** Joins an attempt in progress. */
  const deliver = (row: FamilyPageRow): Promise<void> => {
    const running = outbox.erasing.get(row.reference) ?? attempt(row).finally(() => outbox.erasing.delete(row.reference));
    outbox.erasing.set(row.reference, running);
    return running;
  };

  return {
    deliver,
    run: async (isStopping: () => boolean): Promise<void> => {
      const due = await familyPages.dueErasures(now(), BATCH_SIZE);
      await Promise.all(due.map((row) => limit(() => (isStopping() ? undefined : deliver(row)))));
    },
  };
};
