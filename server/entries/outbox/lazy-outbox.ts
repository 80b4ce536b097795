import type { DeliveryOptions } from "./delivery";
import type { Outbox } from "./outbox";
import { storageFailure } from "./storage-failure";
import { startWorker, type Worker } from "./worker";

interface OpenOutbox {
  outbox: Outbox;
  worker: Worker;
}

export interface LazyOutboxOptions extends DeliveryOptions {
  openOutbox: () => Promise<Outbox>;
  /** Must succeed before forms are accepted. */
  prepare: () => Promise<void>;
  /** After a failure the outbox is opened again after this time, or with the next form. */
  retryMs: number;
}

/** Opens the outbox and starts its worker with the first use; after a storage error each use tries again. */
export const createLazyOutbox = ({ openOutbox, prepare, retryMs, ...delivery }: LazyOutboxOptions) => {
  let opening: Promise<OpenOutbox> | null = null;
  let isStopped = false;
  let started: Worker | null = null;
  let retry: NodeJS.Timeout | undefined;

  const openAndStart = async (): Promise<OpenOutbox> => {
    const outbox = await openOutbox().catch(asUnwritable);
    try {
      await prepare();
      await outbox.entries.makeEarlyRetriesDue(delivery.now()); // fails on a read-only disk
      started = startWorker(outbox, await outbox.entries.summary(), delivery);
    } catch (error) {
      await outbox.close();
      throw error;
    }
    if (isStopped) void started.stop(0);
    return { outbox, worker: started };
  };

  /** Rejects with storage errors. */
  const open = (): Promise<OpenOutbox> => {
    opening ??= openAndStart().catch((error: unknown) => {
      opening = null;
      retryLater();
      throw error;
    });
    return opening;
  };

  /** Waiting entries are delivered once the disk can be written again, without a new form. */
  const retryLater = (): void => {
    clearTimeout(retry);
    if (isStopped) return;
    retry = setTimeout(() => void open().catch(() => undefined), retryMs); // the next retry follows
    retry.unref();
  };

  const ifOpen = async (): Promise<OpenOutbox | null> => (await opening?.catch(() => null)) ?? null;

  return {
    open: async (): Promise<Outbox> => (await open()).outbox,
    /** To be called when an entry is due. */
    wake: (): void => void ifOpen().then((opened) => opened?.worker.wake()),
    /** Sends one of the entries that wait because the panel was unavailable; once it is stored, the others follow. */
    retryEarly: (): void => {
      const retryOne = async (opened: OpenOutbox | null): Promise<void> => {
        if (opened === null || isStopped) return;
        const { entries, familyPages } = opened.outbox;
        const due = (await entries.makeOneEarlyRetryDue(delivery.now())) + (await familyPages.makeErasuresDue(delivery.now()));
        if (due > 0) opened.worker.wake();
      };
      void ifOpen()
        .then(retryOne)
        .catch(() => undefined); // the entries wait until they are due; the worker reports storage errors
    },
    /** Counts as of a few seconds ago; null while the outbox cannot be opened. */
    summary: () => started?.summary() ?? null,
    /** Counts of this moment; null while the outbox cannot be opened or read. */
    counts: async () => {
      const opened = await ifOpen();
      try {
        if (opened === null) return null;
        const { entries, familyPages } = opened.outbox;
        return { ...(await entries.summary()), erasures: await familyPages.pendingErasures(), undelivered: await entries.first() };
      } catch {
        return null;
      }
    },
    /** Starts no more deliveries; waits at most this long for those in progress. */
    stopDelivering: async (withinMs: number): Promise<void> => {
      isStopped = true;
      clearTimeout(retry);
      await (await ifOpen())?.worker.stop(withinMs);
    },
    close: async (): Promise<void> => (await ifOpen())?.outbox.close(),
  };
};

/** An invalid key file counts as a storage error. */
const asUnwritable = (error: unknown): never => {
  if (storageFailure(error) !== null) throw error;
  throw Object.assign(new Error(String(error), { cause: error }), { code: "EIO" });
};
