import { setTimeout as delay } from "node:timers/promises";
import { createDelivery, type DeliveryOptions } from "./delivery";
import type { Outbox } from "./outbox";

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

  const cleanIfDue = async (): Promise<void> => {
    if (Date.now() < cleanAt) return;
    cleanAt = Date.now() + CLEAN_MS;
    await outbox.clean();
  };

  const work = async (): Promise<void> => {
    await cleanIfDue();
    while (!isStopping && (await delivery.runRound(() => isStopping)));
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
