import { nameError } from "../logging/describe-error";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { dayIn } from "../../src/domain/age";
import { failure } from "../../src/domain/result";
import { sendEntry } from "../../src/upstream/entries/send-entry";
import type { UpstreamClient } from "../../src/upstream/http";
import type { BackgroundOwner } from "../background-owner";
import type { GatewayParts, GatewaySettings } from "../settings";
import type { EntryOptions } from "./entry-routes";
import { createBudget, ENTRY_BUDGET } from "./intake/budget";
import { createDecodeQueue } from "./intake/decode-queue";
import { createFreeSpace, FREE_SPACE_FLOOR } from "./intake/free-space";
import { REFUSED } from "./intake/refused-entry";
import { createSpool } from "./intake/spool";
import { createSubmit } from "./intake/submit";
import { createTakeIn, FORM_LIMITS } from "./intake/take-in";
import { issueTicket } from "./intake/ticket";
import { PACE } from "./intake/watch-pace";
import { createOutboxDoor } from "./outbox/outbox-door";

interface EntriesOptions {
  settings: GatewaySettings;
  parts: GatewayParts;
  client: UpstreamClient;
  owner: BackgroundOwner;
}

const STORAGE_RETRY_MS = 60_000;

/** What a stop cuts off is sent again after the next start. */
const REST_WITHIN_MS = 2_500;

const SWEEP_MS = 60 * 60_000;

/** Everything between a form and the panel. A disk that cannot be written costs the forms alone. */
export const createEntries = ({ settings, parts, client, owner }: EntriesOptions) => {
  const { dataDir, siteUrl, entries = {} } = settings;
  const { now, report } = parts;
  const spool = createSpool(join(dataDir, "entries", "incoming"));
  let delivered = 0;
  const door = createOutboxDoor({
    dataDir,
    prepare: spool.open,
    retryMs: entries.storageRetryMs ?? STORAGE_RETRY_MS,
    send: (entry) => sendEntry(client, entry),
    now,
    warn: report.warn,
    onDelivered: () => (delivered += 1),
    mayDeliver: owner.isOwner,
  });
  owner.whenOwned(door.wake);
  const sweeper = setInterval(() => void spool.removeAbandoned().catch((error: unknown) => report.warn(nameError(error))), SWEEP_MS);
  sweeper.unref();
  const space = createFreeSpace(dataDir, entries.freeSpaceFloor ?? FREE_SPACE_FLOOR);
  const budget = createBudget(entries.budget ?? ENTRY_BUDGET);
  const receive = createTakeIn({ siteUrl, budget, space, spool, pace: entries.pace ?? PACE, limits: { ...FORM_LIMITS, ...entries.limits } });
  const today = (): string => dayIn(settings.timeZone, new Date(now()));
  const work = untilDone(createSubmit({ outbox: door.outbox, now, today, decode: createDecodeQueue(), onAccepted: door.wake }));
  let isStopping = false;
  const routes: Omit<EntryOptions, "agencyName"> = {
    takeIn: async (request, kind) => {
      if (isStopping) return failure(REFUSED.busy);
      await door.outbox();
      return receive(request, kind);
    },
    submit: work.run,
    ticket: async () => issueTicket({ now, sign: (await door.outbox()).sign }),
  };

  return {
    routes,
    wake: door.wake,
    /** Call when the panel answers again: tries one waiting entry, and all the others once it is stored. */
    tryAway: door.tryAway,
    /** Entries that wait and that were given up; null while the outbox cannot be opened. */
    summary: door.summary,
    /** Entries handed over to the panel since the start. */
    delivered: () => delivered,
    start: async (): Promise<void> => {
      await door.outbox().catch((error: unknown) => report.warn(`Forms cannot be taken: ${nameError(error)}`));
    },
    /** Begins no more deliveries, and waits a little for those under way; forms are still accepted. */
    stopDelivering: (): Promise<void> => door.rest(REST_WITHIN_MS),
    /** Accepts no more forms, and waits a little for those that were received in full. */
    rest: async (): Promise<void> => {
      isStopping = true;
      clearInterval(sweeper);
      await Promise.race([work.done(), delay(REST_WITHIN_MS, undefined, { ref: false })]);
    },
    close: door.close,
  };
};

export type Entries = ReturnType<typeof createEntries>;

/** Keeps count of work that is under way. */
const untilDone = <Args extends unknown[], Value>(begin: (...args: Args) => Promise<Value>) => {
  const underWay = new Set<Promise<unknown>>();
  return {
    run: (...args: Args): Promise<Value> => {
      const work = begin(...args);
      const settle = (): boolean => underWay.delete(work);
      underWay.add(work);
      work.then(settle, settle);
      return work;
    },
    done: () => Promise.allSettled(underWay),
  };
};
