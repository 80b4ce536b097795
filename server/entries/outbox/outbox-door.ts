import type { DeliveryOptions } from "./delivery";
import { openOutbox, type Outbox } from "./outbox";
import { storageFailure } from "./storage-failure";
import { startWorker, type Worker } from "./worker";

interface Opened {
  outbox: Outbox;
  worker: Worker;
}

export interface DoorOptions extends DeliveryOptions {
  dataDir: string;
  /** What else the disk must bear before forms are taken. */
  prepare: () => Promise<void>;
  /** How long after a failure the disk is asked again where nobody comes. */
  retryMs: number;
}

/** The outbox and its worker; a disk that could not be written is asked again each time somebody comes. */
export const createOutboxDoor = ({ dataDir, prepare, retryMs, ...delivery }: DoorOptions) => {
  let opening: Promise<Opened> | null = null;
  let isResting = false;
  let started: Worker | null = null;
  let retry: NodeJS.Timeout | undefined;

  const open = async (): Promise<Opened> => {
    const outbox = await openOutbox(dataDir, delivery.now).catch(asClosed);
    try {
      await prepare();
      outbox.store.makeAwayDue(delivery.now()); // fails where the disk can only be read
    } catch (error) {
      outbox.close();
      throw error;
    }
    started = startWorker(outbox, delivery);
    if (isResting) void started.stop(0);
    return { outbox, worker: started };
  };

  /** Rejects with what the disk says. */
  const opened = (): Promise<Opened> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      retryLater();
      throw error;
    });
    return opening;
  };

  /** What waits is delivered once the disk can be written again, whether a visitor comes or not. */
  const retryLater = (): void => {
    clearTimeout(retry);
    if (isResting) return;
    retry = setTimeout(() => void opened().catch(() => undefined), retryMs); // the next retry follows
    retry.unref();
  };

  const ifOpen = async (): Promise<Opened | null> => (await opening?.catch(() => null)) ?? null;

  return {
    outbox: async (): Promise<Outbox> => (await opened()).outbox,
    /** Something is due. */
    wake: (): void => void ifOpen().then((open) => open?.worker.wake()),
    /** Tries one of the entries that wait because the panel was unavailable; once it is stored, the others follow. */
    tryAway: (): void =>
      void ifOpen().then((open) => {
        if (open !== null && open.outbox.store.makeOneAwayDue(delivery.now()) > 0) open.worker.wake();
      }),
    /** What waits, as of a few seconds ago; null while the outbox cannot be opened. */
    summary: () => started?.summary() ?? null,
    /** Begins no more deliveries; waits no longer than this for those under way. */
    rest: async (withinMs: number): Promise<void> => {
      isResting = true;
      clearTimeout(retry);
      await (await ifOpen())?.worker.stop(withinMs);
    },
    close: async (): Promise<void> => void (await ifOpen())?.outbox.close(),
  };
};

/** A key file that holds no key closes the outbox as a bad disk does. */
const asClosed = (error: unknown): never => {
  if (storageFailure(error) !== null) throw error;
  throw Object.assign(new Error(String(error)), { code: "EIO" });
};
