import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { dayIn } from "../../src/domain/age";
import { failure } from "../../src/domain/result";
import { sendEntry } from "../../src/upstream/entries/send-entry";
import type { UpstreamClient } from "../../src/upstream/http";
import type { GatewayParts, GatewaySettings } from "../settings";
import type { EntryOptions } from "./entry-routes";
import { createBudget, ENTRY_BUDGET } from "./intake/budget";
import { createFreeSpace, FREE_SPACE_FLOOR } from "./intake/free-space";
import { REFUSED } from "./intake/refused-entry";
import { createSpool } from "./intake/spool";
import { createSubmit } from "./intake/submit";
import { createTakeIn } from "./intake/take-in";
import { issueTicket } from "./intake/ticket";
import { PACE } from "./intake/watch-pace";
import { openOutbox, type Outbox } from "./outbox/outbox";
import { storageFailure } from "./outbox/storage-failure";
import { startWorker, type Worker } from "./outbox/worker";

/** Stopping as a whole has five seconds. */
const REST_WITHIN_MS = 2_500;

interface EntriesOptions {
  settings: GatewaySettings;
  parts: GatewayParts;
  client: UpstreamClient;
}

interface Opened {
  outbox: Outbox;
  worker: Worker;
}

/** Everything between a form and the panel. A disk that cannot be written costs the forms alone, and is asked again at the next one. */
export const createEntries = ({ settings, parts, client }: EntriesOptions) => {
  const { dataDir, siteUrl, timeZone, entries = {} } = settings;
  const spool = createSpool(join(dataDir, "entries", "incoming"));
  let opening: Promise<Opened> | null = null;
  let delivered = 0;

  const open = async (): Promise<Opened> => {
    const outbox = await openOutbox(dataDir, parts.now).catch(asClosed);
    await spool.open();
    outbox.store.hasten(parts.now());
    const worker = startWorker(outbox, {
      send: (entry) => sendEntry(client, entry),
      now: parts.now,
      warn: parts.report.warn,
      onDelivered: () => (delivered += 1),
    });
    return { outbox, worker };
  };

  const opened = (): Promise<Opened> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  const outbox = async (): Promise<Outbox> => (await opened()).outbox;
  const receive = createTakeIn({
    siteUrl,
    budget: createBudget(entries.budget ?? ENTRY_BUDGET),
    space: createFreeSpace(dataDir, entries.freeSpaceFloor ?? FREE_SPACE_FLOOR),
    spool,
    pace: entries.pace ?? PACE,
  });
  const submit = createSubmit({
    outbox,
    now: parts.now,
    today: () => dayIn(timeZone, new Date(parts.now())),
    onAccepted: () => void opened().then(({ worker }) => worker.wake()),
  });
  const atWork = new Set<Promise<unknown>>();
  let isStopping = false;
  const routes: EntryOptions = {
    takeIn: async (request, kind) => {
      if (isStopping) return failure(REFUSED.busy);
      await opened();
      return receive(request, kind);
    },
    submit: (...form) => {
      const work = submit(...form);
      const done = (): boolean => atWork.delete(work);
      atWork.add(work);
      work.then(done, done);
      return work;
    },
    ticket: async () => issueTicket({ now: parts.now, sign: (await outbox()).sign }),
  };

  return {
    routes,
    /** Looks for what is due now rather than at its next visit. */
    wake: (): void => void opening?.then(({ worker }) => worker.wake()).catch(() => undefined),
    /** Entries handed over to the panel since the start. */
    delivered: () => delivered,
    start: async (): Promise<void> => {
      await opened().catch((error: unknown) => parts.report.warn(`Forms cannot be taken: ${String(error)}`));
    },
    /** Takes no more forms, and waits a little for those that are here in full. */
    rest: async (): Promise<void> => {
      isStopping = true;
      const running = await opening?.catch(() => null);
      const patience = delay(REST_WITHIN_MS, undefined, { ref: false });
      await Promise.all([Promise.race([Promise.all(atWork), patience]), running?.worker.stop(REST_WITHIN_MS)]);
    },
    close: async (): Promise<void> => {
      const running = await opening?.catch(() => null);
      running?.outbox.close();
    },
  };
};

export type Entries = ReturnType<typeof createEntries>;

/** A key file that holds no key closes the outbox as a bad disk does. */
const asClosed = (error: unknown): never => {
  if (storageFailure(error) !== null) throw error;
  throw Object.assign(new Error(String(error)), { code: "EIO" });
};
