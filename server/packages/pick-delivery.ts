import pLimit from "p-limit";
import { setTimeout as delay } from "node:timers/promises";
import type { PackageRow } from "../../src/domain/package";
import type { Result } from "../../src/domain/result";
import type { RowRefusal } from "../../src/upstream/packages/package-picks";
import type { Outbox } from "../entries/outbox/outbox";
import type { PickSummary, WaitingPick } from "../entries/outbox/pick-store";
import { nameError } from "../../src/lib/describe-error";

export interface PickDeliveryOptions {
  openOutbox: () => Promise<Pick<Outbox, "picks" | "store">>;
  send: (sent: { hash: string; row: PackageRow }) => Promise<Result<number, RowRefusal>>;
  now: () => number;
  warn: (sentence: string) => void;
  /** Whether this process delivers: without leases, only one of the gateways on a data folder may. */
  mayDeliver: () => boolean;
}

const SECOND = 1_000;

/** Pauses after the first, second, … attempt while the panel is unavailable; the last one repeats. The agency sees picks as they come. */
const PAUSES_MS = [SECOND, 2 * SECOND, 5 * SECOND, 15 * SECOND, 60 * SECOND, 300 * SECOND];

/** A longer `Retry-After` is cut to this. */
const LONGEST_PAUSE_MS = 3_600 * SECOND;

const POLL_MS = 2_000;
const GATHER_MS = 200;
const MAX_CONCURRENT = 4;
const BATCH_SIZE = 50;

type BatchOptions = Pick<PickDeliveryOptions, "send" | "now" | "warn"> & { isStopping: () => boolean };

const createBatch = ({ send, now, warn, isStopping }: BatchOptions) => {
  /** Returns whether the row is done with: stored at the panel, or never to be stored there. */
  const deliver = async ({ picks }: Pick<Outbox, "picks">, waiting: WaitingPick): Promise<boolean> => {
    if (!(await picks.lease(waiting))) return false;
    if (waiting.content === null) {
      warn("A pick of a package cannot be read with the present key, and was deleted.");
      return true;
    }
    const sent = await send(waiting.content);
    if (sent.ok) return true;
    const { cause, reason, retryAfterMs } = sent.error;
    if (cause === "rejected") warn(`The panel rejected a pick of a package, which was deleted. ${reason}`);
    if (cause !== "unavailable") return true;
    const pause = PAUSES_MS[Math.min(waiting.tries, PAUSES_MS.length - 1)] ?? 0;
    await picks.postpone(waiting, now() + Math.min(Math.max(pause, retryAfterMs ?? 0), LONGEST_PAUSE_MS));
    return false;
  };

  /** Delivers rows that are due, and deletes those that are done with; resolves to how many these are and whether more may be due. */
  return async (outbox: Pick<Outbox, "picks">): Promise<{ done: number; hasMore: boolean }> => {
    const due = await outbox.picks.due(now(), BATCH_SIZE);
    const limit = pLimit(MAX_CONCURRENT);
    const deliverAll = (rows: readonly WaitingPick[]) =>
      Promise.all(rows.map((row) => limit(async () => (!isStopping() && (await deliver(outbox, row)) ? [row] : []))));
    // The row that says that a person is done comes after the person's picks.
    const isOwn = ({ content }: WaitingPick): boolean => content?.row.talent === null;
    const done = [...(await deliverAll(due.filter((row) => !isOwn(row)))), ...(await deliverAll(due.filter(isOwn)))].flat();
    if (done.length > 0) await outbox.picks.remove(done);
    return { done: done.length, hasMore: due.length === BATCH_SIZE };
  };
};

/** Delivers picks to the content store, from `start` to `stop`. */
export const createPickDelivery = ({ openOutbox, send, now, warn, mayDeliver }: PickDeliveryOptions) => {
  let isStopping = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isWokenWhileRunning = false;
  let isGathering = false;
  let lastFailure: string | null = null;
  let summary: PickSummary | null = null;

  const runBatch = createBatch({ send, now, warn, isStopping: () => isStopping });

  const work = async (): Promise<void> => {
    const outbox = await openOutbox();
    summary = await outbox.picks.summary();
    if (!mayDeliver()) return;
    let batch = await runBatch(outbox);
    const hasDelivered = batch.done > 0;
    while (!isStopping && batch.hasMore) batch = await runBatch(outbox);
    if (hasDelivered) await outbox.store.truncateLog();
    summary = await outbox.picks.summary();
    lastFailure = null;
  };

  /** A storage error is reported once, not with every poll. */
  const report = (error: unknown): void => {
    const failure = nameError(error);
    if (failure !== lastFailure) warn(`Picks of packages wait, because the outbox cannot be read or written: ${failure}`);
    lastFailure = failure;
    summary = null;
  };

  const wakeAfter = (ms: number): void => {
    timer = setTimeout(wake, ms);
    timer.unref();
  };

  /** Rows that come within a moment are delivered together, so that their writes do not delay other people's picks. */
  const wakeSoon = (): void => {
    if (isStopping || isGathering) return;
    if (running !== null) isWokenWhileRunning = true;
    else {
      isGathering = true;
      if (timer !== null) clearTimeout(timer);
      wakeAfter(GATHER_MS);
    }
  };

  const wake = (): void => {
    isGathering = false;
    if (isStopping) return;
    isWokenWhileRunning = running !== null;
    if (isWokenWhileRunning) return;
    if (timer !== null) clearTimeout(timer);
    running = work()
      .catch(report)
      .finally(() => {
        running = null;
        if (isStopping) return;
        wakeAfter(isWokenWhileRunning ? GATHER_MS : POLL_MS);
      });
  };

  return {
    /** Delivers what is due now. */
    wake,
    /** Counts as of a few seconds ago; null while the outbox cannot be opened or read. */
    summary: (): PickSummary | null => summary,
    /** To be called when a row was added. */
    wakeSoon,
    /** To be called when the panel answers again. */
    retryAll: (): void => {
      const makeDue = async (): Promise<void> => void (await (await openOutbox()).picks.makeAllDue(now()));
      if (!isStopping) void makeDue().then(wake, report);
    },
    /** Resolves once the run in progress has ended. */
    drain: async (): Promise<void> => void (await running),
    /** Starts no more deliveries, and waits at most this long for those in progress. */
    stop: async (withinMs: number): Promise<void> => {
      isStopping = true;
      if (timer !== null) clearTimeout(timer);
      if (running !== null) await Promise.race([running, delay(withinMs, undefined, { ref: false })]);
    },
  };
};

export type PickDelivery = ReturnType<typeof createPickDelivery>;
