import { nameError } from "./lib/describe-error";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { dayIn } from "../src/domain/age";
import { failure } from "../src/domain/result";
import { eraseEntry } from "../src/upstream/entries/entry-access";
import { sendEntry } from "../src/upstream/entries/send-entry";
import type { UpstreamClient } from "../src/upstream/http";
import type { BackgroundOwner } from "./background-owner";
import type { OutboxCounts, UndeliveredEntry } from "./counts/count-routes";
import type { GatewayParts, GatewaySettings } from "./settings";
import { createEntryAccess } from "./entries/access/entry-access";
import type { AccessRoutesOptions } from "./entries/access/access-routes";
import type { EntryOptions } from "./entries/entry-routes";
import { createBudget, ENTRY_BUDGET } from "./lib/budget";
import { createDecodeQueue } from "./entries/intake/decode-queue";
import { createFreeSpace, FREE_SPACE_FLOOR } from "./entries/intake/free-space";
import { REFUSED } from "./entries/intake/refused-entry";
import { createSpool } from "./entries/intake/spool";
import { createSubmit } from "./entries/intake/submit";
import { createAdmitRequest, FORM_LIMITS } from "./entries/intake/admit-request";
import { issueTicket } from "./entries/intake/ticket";
import { PACE } from "./entries/intake/watch-pace";
import type { EntryRow } from "./entries/outbox/entry-rows";
import { createLazyOutbox } from "./entries/outbox/lazy-outbox";

interface EntriesOptions {
  settings: GatewaySettings;
  parts: GatewayParts;
  client: UpstreamClient;
  owner: BackgroundOwner;
}

const STORAGE_RETRY_MS = 60_000;

/** A delivery that takes longer is cut off, and repeated after the next start. */
const STOP_TIMEOUT_MS = 2_500;

const SWEEP_MS = 60 * 60_000;

/** Receives forms and delivers them to the panel. When the disk cannot be written, only forms fail. */
export const createEntries = ({ settings, parts, client, owner }: EntriesOptions) => {
  const { dataDir, siteUrl, entries = {} } = settings;
  const { now, report } = parts;
  const spool = createSpool(join(dataDir, "entries", "incoming"));
  let delivered = 0;
  const outbox = createLazyOutbox({
    dataDir,
    prepare: spool.open,
    retryMs: entries.storageRetryMs ?? STORAGE_RETRY_MS,
    send: (entry) => sendEntry(client, entry),
    erase: (access) => eraseEntry(client, access),
    now,
    warn: report.warn,
    onDelivered: () => (delivered += 1),
    mayDeliver: owner.isOwner,
  });
  owner.whenOwned(outbox.wake);
  const sweeper = setInterval(() => void spool.removeAbandoned().catch((error: unknown) => report.warn(nameError(error))), SWEEP_MS);
  sweeper.unref();
  const space = createFreeSpace(dataDir, entries.freeSpaceFloor ?? FREE_SPACE_FLOOR);
  const budget = createBudget(entries.budget ?? ENTRY_BUDGET);
  const receive = createAdmitRequest({
    siteUrl,
    budget,
    space,
    spool,
    pace: entries.pace ?? PACE,
    limits: { ...FORM_LIMITS, ...entries.limits },
  });
  const today = (): string => dayIn(settings.timeZone, new Date(now()));
  const pendingSubmissions = trackPending(
    createSubmit({ openOutbox: outbox.open, now, today, decode: createDecodeQueue(), onAccepted: outbox.wake }),
  );
  let isStopping = false;
  const routes: Omit<EntryOptions, "renderFormPage"> = {
    admitRequest: async (request, kind) => {
      if (isStopping) return failure(REFUSED.busy);
      await outbox.open();
      return receive(request, kind);
    },
    submit: pendingSubmissions.run,
    ticket: async () => issueTicket({ now, sign: (await outbox.open()).sign }),
  };

  const accessRoutes: AccessRoutesOptions = {
    access: createEntryAccess({ openOutbox: outbox.open, client, now, warn: report.warn }),
    budget: createBudget(entries.budget ?? ENTRY_BUDGET),
  };

  return {
    routes,
    accessRoutes,
    wake: outbox.wake,
    /** To be called when the panel answers again: sends one waiting entry, and all others once the panel has stored it. */
    retryEarly: outbox.retryEarly,
    /** Counts waiting entries and dead letters; null while the outbox cannot be opened. */
    summary: outbox.summary,
    /** Counts of waiting entries, for the content store's screens; null while the outbox cannot be opened. */
    outboxCounts: async () => toOutboxCounts(await outbox.counts()),
    /** Number of entries delivered since the start. */
    delivered: () => delivered,
    start: async (): Promise<void> => {
      await outbox
        .open()
        .catch((error: unknown) =>
          report.warn(
            `Forms cannot be accepted, because the data folder cannot be written: ${nameError(error)}. The gateway tries again every minute.`,
          ),
        );
    },
    /** Starts no more deliveries, and waits up to 2.5 s for those in progress; forms are still accepted. */
    stopDelivering: (): Promise<void> => outbox.stopDelivering(STOP_TIMEOUT_MS),
    /** Rejects new forms, and waits up to 2.5 s for those that were received completely. */
    finishSubmissions: async (): Promise<void> => {
      isStopping = true;
      clearInterval(sweeper);
      await Promise.race([pendingSubmissions.settled(), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
    close: outbox.close,
  };
};

export type Entries = ReturnType<typeof createEntries>;

const toUndelivered = ({ reference, kind, status, created_at, tries }: EntryRow): UndeliveredEntry => ({
  reference,
  form: kind,
  status,
  receivedAt: new Date(created_at).toISOString(),
  tries,
});

type StoredCounts = Awaited<ReturnType<ReturnType<typeof createLazyOutbox>["counts"]>>;

const toOutboxCounts = (counts: StoredCounts): OutboxCounts | null => {
  if (counts === null) return null;
  const { oldestWaitingAt, undelivered, ...rest } = counts;
  return {
    ...rest,
    oldestAt: oldestWaitingAt === null ? null : new Date(oldestWaitingAt).toISOString(),
    undelivered: undelivered.map(toUndelivered),
  };
};

/** Wraps an asynchronous function; `settled` waits for all calls in progress. */
const trackPending = <Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) => {
  const pending = new Set<Promise<unknown>>();
  return {
    run: (...args: Args): Promise<Value> => {
      const call = work(...args);
      const settle = (): boolean => pending.delete(call);
      pending.add(call);
      call.then(settle, settle);
      return call;
    },
    settled: () => Promise.allSettled(pending),
  };
};
