import { setTimeout as delay } from "node:timers/promises";
import { createDelivery, type DeliveryOptions } from "./delivery";
import { KEPT_DAYS, type Outbox } from "./outbox";

/** What another process replayed is seen within this time. */
const POLL_MS = 5_000;
const CLEAN_MS = 60 * 60_000;

/** Delivers in the background, beginning now. */
export const startWorker = (outbox: Outbox, options: DeliveryOptions) => {
  const delivery = createDelivery(outbox, options);
  let isStopping = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let cleanAt = 0;
  let isWokenAtWork = false;
  let summary = outbox.store.summary();

  const cleanIfDue = async (): Promise<void> => {
    if (options.now() < cleanAt) return;
    cleanAt = options.now() + CLEAN_MS;
    const deleted = await outbox.clean();
    if (deleted.length > 0) options.warn(`Entries were deleted after ${KEPT_DAYS} days without having been delivered: ${deleted.join(", ")}.`);
  };

  const work = async (): Promise<void> => {
    if (!options.mayDeliver()) return;
    await cleanIfDue();
    do summary = outbox.store.summary();
    while (!isStopping && (await delivery.runRound(() => isStopping)));
    summary = outbox.store.summary();
  };

  const wake = (): void => {
    if (isStopping) return;
    isWokenAtWork = running !== null;
    if (isWokenAtWork) return;
    if (timer !== null) clearTimeout(timer);
    running = work()
      .catch((error: unknown) => options.warn(`Entries wait: ${String(error)}`))
      .finally(() => {
        running = null;
        if (isStopping) return;
        if (isWokenAtWork) return wake();
        timer = setTimeout(wake, POLL_MS);
        timer.unref();
      });
  };

  wake();
  return {
    /** As of the last round, a few seconds ago at most; asks no disk. */
    summary: () => summary,
    /** Something is due; goes to work unless it is at work already. */
    wake,
    /** Begins nothing more, and waits a little for what is under way; a try that is cut off counts as none. */
    stop: async (withinMs: number): Promise<void> => {
      isStopping = true;
      if (timer !== null) clearTimeout(timer);
      if (running !== null) await Promise.race([running, delay(withinMs, undefined, { ref: false })]);
    },
  };
};

export type Worker = ReturnType<typeof startWorker>;
