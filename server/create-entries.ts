import { dayIn } from "../src/domain/day";
import { nameError } from "../src/lib/describe-error";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { failure } from "../src/domain/result";
import { eraseEntry } from "../src/upstream/entries/entry-access";
import { sendEntry } from "../src/upstream/entries/send-entry";
import type { UpstreamClient } from "../src/upstream/http";
import type { Lease } from "./lib/lease";
import type { OutboxCounts, UndeliveredEntry } from "./counts/count-routes";
import type { GatewayParts, GatewaySettings } from "./settings";
import { createEntryAccess } from "./entries/access/entry-access";
import type { AccessRoutesOptions } from "./entries/access/access-routes";
import type { EntryOptions } from "./entries/entry-routes";
import { createBudget, ENTRY_BUDGET, type OpenLimiter } from "./lib/budget";
import { createConsentWordings, type ConsentWordingsOptions } from "./entries/intake/consent-wordings";
import { createDecodeQueue } from "./entries/intake/decode-queue";
import { createFreeSpace, FREE_SPACE_FLOOR } from "./entries/intake/free-space";
import { REFUSED } from "./entries/intake/refused-entry";
import { createSpool } from "./entries/intake/spool";
import { createSubmit } from "./entries/intake/submit";
import { createAdmitRequest, FORM_LIMITS } from "./entries/intake/admit-request";
import { issueTicket } from "./entries/intake/ticket";
import { PACE } from "./entries/intake/watch-pace";
import type { EntryRow } from "./entries/outbox/entry-rows";
import { EntryKeysError } from "./entries/outbox/entry-keys";
import { createLazyOutbox } from "./entries/outbox/lazy-outbox";
import { openSharedOutbox } from "./entries/outbox/open-shared-outbox";
import { openOutbox, type Outbox } from "./entries/outbox/outbox";

interface EntriesOptions {
  settings: GatewaySettings;
  parts: GatewayParts;
  client: UpstreamClient;
  openLimiter: OpenLimiter;
  owner: Lease;
  /** The wordings of the consent in the kept releases, oldest first. */
  shownWordings: ConsentWordingsOptions["shown"];
}

const STORAGE_RETRY_MS = 60_000;

/** A delivery that takes longer is cut off, and repeated after the next start. */
const STOP_TIMEOUT_MS = 2_500;

const SWEEP_MS = 60 * 60_000;

/** Receives forms and delivers them to the panel. When the disk cannot be written, only forms fail. */
export const createEntries = ({ settings, parts, client, openLimiter, owner, shownWordings }: EntriesOptions) => {
  const { dataDir, siteUrl, entries = {} } = settings;
  const { now, report } = parts;
  const spool = createSpool(join(dataDir, "entries", "incoming"));
  let delivered = 0;
  const outbox = createLazyOutbox({
    openOutbox: () => openPresentOutbox(settings, parts),
    prepare: spool.open,
    retryMs: entries.storageRetryMs ?? STORAGE_RETRY_MS,
    send: (entry) => sendEntry(client, entry),
    erase: (access) => eraseEntry(client, access),
    now,
    warn: report.warn,
    onDelivered: () => (delivered += 1),
    // Leases in the shared database keep several gateways apart.
    mayDeliver: settings.shared ? () => true : owner.isHeld,
  });
  owner.whenHeld(outbox.wake);
  const sweeper = setInterval(() => void spool.removeAbandoned().catch((error: unknown) => report.warn(nameError(error))), SWEEP_MS);
  sweeper.unref();
  const space = createFreeSpace(dataDir, entries.freeSpaceFloor ?? FREE_SPACE_FLOOR);
  const budget = createBudget(openLimiter("forms", entries.budget ?? ENTRY_BUDGET));
  const receive = createAdmitRequest({
    siteUrl,
    budget,
    space,
    spool,
    pace: entries.pace ?? PACE,
    limits: { ...FORM_LIMITS, ...entries.limits },
  });
  const today = (): string => dayIn(settings.timeZone, new Date(now()));
  const wordings = createConsentWordings({ dataDir, shown: shownWordings, today, warn: report.warn });
  const pendingSubmissions = trackPending(
    createSubmit({ openOutbox: outbox.open, now, today, decode: createDecodeQueue(), onAccepted: outbox.wake, findWording: wordings.find }),
  );
  let isStopping = false;
  const routes: Omit<EntryOptions, "renderFormPage"> = {
    admitRequest: async (request, kind) => {
      if (isStopping) return failure(REFUSED.busy);
      await outbox.open();
      return receive(request, kind);
    },
    submit: pendingSubmissions.run,
    ticket: async () => {
      const ticket = issueTicket({ now, sign: (await outbox.open()).sign });
      // The form that is being opened may be sent after the words have changed.
      await wordings.remember();
      return ticket;
    },
  };

  const accessRoutes: AccessRoutesOptions = {
    access: createEntryAccess({ openOutbox: outbox.open, client, now, warn: report.warn }),
    budget: createBudget(openLimiter("family pages", entries.budget ?? ENTRY_BUDGET)),
  };

  return {
    routes,
    accessRoutes,
    wake: outbox.wake,
    /** Rejects with storage errors. */
    openOutbox: outbox.open,
    /** To be called when the panel answers again: sends one waiting entry, and all others once the panel has stored it. */
    retryEarly: outbox.retryEarly,
    /** Counts waiting entries and dead letters; null while the outbox cannot be opened. */
    summary: outbox.summary,
    /** Counts of waiting entries, for the content store's screens; null while the outbox cannot be opened. */
    outboxCounts: async () => toOutboxCounts(await outbox.counts()),
    /** Number of entries delivered since the start. */
    delivered: () => delivered,
    start: async (): Promise<void> => {
      if (settings.shared) await warnOfLocalEntries(settings, parts);
      await outbox
        .open()
        .catch((error: unknown) =>
          report.warn(
            `Forms cannot be accepted, because ${storageOf(settings)}: ${nameError(error)}. The gateway tries again every minute.`,
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

/** The outbox in the data folder, or that of all gateways. */
const openPresentOutbox = async ({ shared, dataDir, entries }: GatewaySettings, { now, report }: GatewayParts): Promise<Outbox> => {
  if (!shared) return openOutbox(dataDir, now);
  if (!entries?.keys) throw new EntryKeysError("no-keys");
  return openSharedOutbox({ shared, keys: entries.keys, now, warn: report.warn });
};

/** Forms that this gateway has stored before it shared its state stay in its data folder, and are not delivered from there. */
const warnOfLocalEntries = async ({ dataDir }: GatewaySettings, { now, report }: GatewayParts): Promise<void> => {
  if (!existsSync(join(dataDir, "entries", "outbox.db"))) return;
  try {
    const local = await openOutbox(dataDir, now);
    const [{ waiting, dead }, picks] = [await local.store.summary(), await local.picks.count()];
    await local.close();
    if (waiting + dead + picks > 0)
      report.warn(
        `${waiting + dead} entries and ${picks} picks in DATA_DIR are not delivered: start once without SHARED_DATABASE_URL (docs/deploy.md, "Forms of several gateways").`,
      );
  } catch (error) {
    report.warn(`The former outbox in DATA_DIR cannot be read: ${nameError(error)}`);
  }
};

const storageOf = ({ shared }: GatewaySettings): string =>
  shared ? "the shared database or its key cannot be used" : "the data folder cannot be written";

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
