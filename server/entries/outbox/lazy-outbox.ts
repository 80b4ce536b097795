import type { DeliveryOptions } from "./delivery";
import { openOutbox, type Outbox } from "./outbox";
import { storageFailure } from "./storage-failure";
import { startWorker, type Worker } from "./worker";

interface OpenOutbox {
  outbox: Outbox;
  worker: Worker;
}

export interface LazyOutboxOptions extends DeliveryOptions {
  dataDir: string;
  /** Must succeed before forms are accepted. */
  prepare: () => Promise<void>;
  /** After a failure the outbox is opened again after this time, or with the next form. */
  retryMs: number;
}

/** Opens the outbox and starts its worker with the first use; after a storage error each use tries again. */
export const createLazyOutbox = ({ dataDir, prepare, retryMs, ...delivery }: LazyOutboxOptions) => {
  let opening: Promise<OpenOutbox> | null = null;
  let isStopped = false;
  let started: Worker | null = null;
  let retry: NodeJS.Timeout | undefined;

  const openAndStart = async (): Promise<OpenOutbox> => {
    const outbox = await openOutbox(dataDir, delivery.now).catch(asUnwritable);
    try {
      await prepare();
      outbox.store.makeEarlyRetriesDue(delivery.now()); // fails on a read-only disk
    } catch (error) {
      outbox.close();
      throw error;
    }
    started = startWorker(outbox, delivery);
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
    retryEarly: (): void =>
      void ifOpen().then((opened) => {
        if (opened === null) return;
        const { store, requests } = opened.outbox;
        const due = store.makeOneEarlyRetryDue(delivery.now()) + requests.makeErasuresDue(delivery.now());
        if (due > 0) opened.worker.wake();
      }),
    /** Counts as of a few seconds ago; null while the outbox cannot be opened. */
    summary: () => started?.summary() ?? null,
    /** Counts of this moment; null while the outbox cannot be opened or read. */
    counts: async () => {
      const opened = await ifOpen();
      try {
        if (opened === null) return null;
        const { store, requests } = opened.outbox;
        return { ...store.summary(), erasures: requests.pendingErasures(), undelivered: store.first() };
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
    close: async (): Promise<void> => void (await ifOpen())?.outbox.close(),
  };
};

/** An invalid key file counts as a storage error. */
const asUnwritable = (error: unknown): never => {
  if (storageFailure(error) !== null) throw error;
  throw Object.assign(new Error(String(error)), { code: "EIO" });
};
