import { nameError } from "../../../src/lib/describe-error";
import { createWakeLoop } from "../../lib/wake-loop";
import { createErasures } from "./erasures";
import type { EntrySummary } from "./entry-table";
import { createDelivery, type DeliveryOptions } from "./delivery";
import { KEPT_DAYS, type Outbox } from "./outbox";

/** Entries that `npm run entries -- replay` requeued are found within this time. */
const POLL_MS = 5_000;
const CLEAN_MS = 60 * 60_000;

/** Delivers in the background, starting now. `counted`: the counts at this moment. */
export const startWorker = (outbox: Outbox, counted: EntrySummary, options: DeliveryOptions) => {
  const delivery = createDelivery(outbox, options);
  const erasures = createErasures(outbox, options);
  let isStopping = false;
  let cleanAt = 0;
  let summary = counted;

  const cleanIfDue = async (): Promise<void> => {
    if (options.now() < cleanAt) return;
    cleanAt = options.now() + CLEAN_MS;
    const deleted = await outbox.clean();
    if (deleted.length > 0)
      options.warn(`Entries were deleted after ${KEPT_DAYS} days without having been delivered: ${deleted.join(", ")}.`);
  };

  const work = async (): Promise<void> => {
    if (!options.mayDeliver()) return;
    await cleanIfDue();
    do summary = await outbox.entries.summary();
    while (!isStopping && (await delivery.runBatch(() => isStopping)));
    await erasures.run(() => isStopping);
    summary = await outbox.entries.summary();
  };

  const loop = createWakeLoop(async () => {
    await work().catch((error: unknown) => options.warn(`Entries wait, because the outbox cannot be read or written: ${nameError(error)}`));
    return POLL_MS;
  });

  loop.start();
  return {
    /** Counts as of the last batch, a few seconds ago at most; reads nothing from disk. */
    summary: () => summary,
    /** Starts a run, or another one after the current run. */
    wake: (): void => loop.wake(),
    /** Starts no more deliveries, and waits at most this long for those in progress; an interrupted attempt is not counted. */
    stop: async (withinMs: number): Promise<void> => {
      isStopping = true;
      loop.stop();
      await loop.drain(withinMs);
    },
  };
};

export type Worker = ReturnType<typeof startWorker>;
