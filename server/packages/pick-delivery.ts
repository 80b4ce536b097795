import pLimit from "p-limit";
import type { PackageRow } from "../../src/domain/package";
import type { Result } from "../../src/domain/result";
import type { RowRefusal } from "../../src/upstream/packages/package-picks";
import type { Outbox } from "../entries/outbox/outbox";
import type { PickSummary, WaitingPick } from "../entries/outbox/pick-table";
import { createWakeLoop } from "../lib/wake-loop";
import { nameError } from "../../src/lib/describe-error";
import { PAUSES, retryPause } from "../../src/lib/retries";

export interface PickDeliveryOptions {
  openOutbox: () => Promise<Pick<Outbox, "picks" | "entries">>;
  send: (sent: { hash: string; row: PackageRow }) => Promise<Result<number, RowRefusal>>;
  now: () => number;
  warn: (sentence: string) => void;
  /** Whether this process delivers: without leases, only one of the gateways on a data folder may. */
  mayDeliver: () => boolean;
}

const POLL_MS = 2_000;

/** Rows that come within this time are delivered together, so that their writes do not delay other people's picks. */
const GATHER_MS = 200;

const MAX_CONCURRENT = 4;
const BATCH_SIZE = 50;

type BatchOptions = Pick<PickDeliveryOptions, "send" | "now" | "warn"> & { isStopping: () => boolean };

const createBatch = ({ send, now, warn, isStopping }: BatchOptions) => {
  /** Returns true when the row can be deleted: the panel has stored it, or never will. */
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
    await picks.postpone(waiting, now() + retryPause(PAUSES.pick, waiting.tries, retryAfterMs));
    return false;
  };

  /** Delivers rows that are due, and deletes those that are finished; `done` is their number, `hasMore` whether more may be due. */
  return async (outbox: Pick<Outbox, "picks">): Promise<{ done: number; hasMore: boolean }> => {
    const due = await outbox.picks.due(now(), BATCH_SIZE);
    const limit = pLimit(MAX_CONCURRENT);
    const deliverAll = (rows: readonly WaitingPick[]) =>
      Promise.all(rows.map((row) => limit(async () => (!isStopping() && (await deliver(outbox, row)) ? [row] : []))));
    // A person's own row, which may say that the person is done, is sent after the person's picks.
    const isOwn = ({ content }: WaitingPick): boolean => content?.row.talent === null;
    const done = [...(await deliverAll(due.filter((row) => !isOwn(row)))), ...(await deliverAll(due.filter(isOwn)))].flat();
    if (done.length > 0) await outbox.picks.remove(done);
    return { done: done.length, hasMore: due.length === BATCH_SIZE };
  };
};

export const createPickDelivery = ({ openOutbox, send, now, warn, mayDeliver }: PickDeliveryOptions) => {
  let isStopping = false;
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
    if (hasDelivered) await outbox.entries.truncateLog();
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

  const loop = createWakeLoop(async () => {
    await work().catch(report);
    return POLL_MS;
  });

  return {
    start: loop.start,
    wake: (): void => loop.wake(),
    /** Counts as of a few seconds ago; null while the outbox cannot be opened or read. */
    summary: (): PickSummary | null => summary,
    /** To be called when a row was added. */
    wakeSoon: (): void => loop.wake(GATHER_MS),
    /** To be called when the panel answers again. */
    retryAll: (): void => {
      const makeDue = async (): Promise<void> => void (await (await openOutbox()).picks.makeAllDue(now()));
      if (!isStopping) void makeDue().then(() => loop.wake(), report);
    },
    /** Resolves once the run in progress has ended. */
    drain: loop.drain,
    /** Starts no more deliveries, and waits at most this long for those in progress. */
    stop: async (withinMs: number): Promise<void> => {
      isStopping = true;
      loop.stop();
      await loop.drain(withinMs);
    },
  };
};

export type PickDelivery = ReturnType<typeof createPickDelivery>;
