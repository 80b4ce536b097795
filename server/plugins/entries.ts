import { dayIn } from "../../src/domain/day";
import { nameError } from "../../src/lib/describe-error";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { failure } from "../../src/domain/result";
import { eraseEntry } from "../../src/upstream/entries/entry-access";
import { sendEntry } from "../../src/upstream/entries/send-entry";
import type { OutboxCounts, UndeliveredEntry } from "../counts/count-routes";
import type { GatewayOptions, GatewaySettings } from "./settings";
import { createEntryAccess } from "../entries/access/entry-access";
import { addAccessRoutes } from "../entries/access/access-routes";
import { addEntryRoutes, type EntryOptions } from "../entries/entry-routes";
import { createBudget, ENTRY_BUDGET } from "../lib/budget";
import { createConsentWordings } from "../entries/intake/consent-wordings";
import { createDecodeQueue } from "../entries/intake/decode-queue";
import { createFreeSpace, FREE_SPACE_FLOOR } from "../entries/intake/free-space";
import { REFUSED } from "../entries/intake/refused-entry";
import { createSpool } from "../entries/intake/spool";
import { createSubmit } from "../entries/intake/submit";
import { createAdmitRequest, FORM_LIMITS } from "../entries/intake/admit-request";
import { issueTicket } from "../entries/intake/ticket";
import { PACE } from "../entries/intake/watch-pace";
import type { EntryRow } from "../entries/outbox/entry-rows";
import { EntryKeysError } from "../entries/outbox/entry-keys";
import { createLazyOutbox } from "../entries/outbox/lazy-outbox";
import { openSharedOutbox } from "../entries/outbox/open-shared-outbox";
import { createShownWordings } from "../releases/store/shown-wordings";
import { openOutbox, type Outbox } from "../entries/outbox/outbox";

const STORAGE_RETRY_MS = 60_000;

/** A delivery that takes longer is aborted, and repeated after the next start. */
export const STOP_TIMEOUT_MS = 2_500;

const SWEEP_MS = 60 * 60_000;

const createEntries = (app: FastifyInstance, { settings, parts }: GatewayOptions) => {
  const { client } = app.upstream;
  const { deliveries } = app.leases;
  const { releaseStore } = app;
  const { dataDir, siteUrl, entries = {} } = settings;
  const { now, report } = parts;
  const spool = createSpool(join(dataDir, "entries", "incoming"));
  let delivered = 0;
  const outbox = createLazyOutbox({
    openOutbox: () => openPresentOutbox({ settings, parts }),
    prepare: spool.open,
    retryMs: entries.storageRetryMs ?? STORAGE_RETRY_MS,
    send: (entry) => sendEntry(client, entry),
    erase: (access) => eraseEntry(client, access),
    now,
    warn: report.warn,
    onDelivered: () => (delivered += 1),
    // Leases in the shared database prevent two gateways from sending the same row.
    mayDeliver: settings.shared ? () => true : deliveries.isHeld,
  });
  deliveries.whenHeld(outbox.wake);
  const sweeper = setInterval(() => void spool.removeAbandoned().catch((error: unknown) => report.warn(nameError(error))), SWEEP_MS);
  sweeper.unref();
  const space = createFreeSpace(dataDir, entries.freeSpaceFloor ?? FREE_SPACE_FLOOR);
  const budget = createBudget(app.stores.openLimiter("forms", entries.budget ?? ENTRY_BUDGET));
  const receive = createAdmitRequest({
    siteUrl,
    budget,
    space,
    spool,
    pace: entries.pace ?? PACE,
    limits: { ...FORM_LIMITS, ...entries.limits },
  });
  const today = (): string => dayIn(settings.timeZone, new Date(now()));
  const shown = createShownWordings(() => [releaseStore.current(), ...releaseStore.earlier()]);
  const wordings = createConsentWordings({ dataDir, shown, today, warn: report.warn });
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

  return {
    routes,
    wake: outbox.wake,
    /** Rejects with storage errors. */
    openOutbox: outbox.open,
    /** To be called when the panel answers again: sends one waiting entry, and all others once the panel has stored it. */
    retryEarly: outbox.retryEarly,
    /** Null while the outbox cannot be opened. */
    summary: outbox.summary,
    /** For the content store's screens; null while the outbox cannot be opened. */
    outboxCounts: async () => toOutboxCounts(await outbox.counts()),
    /** Since the start. */
    delivered: () => delivered,
    start: async (): Promise<void> => {
      if (settings.shared) await warnOfLocalEntries({ settings, parts });
      await outbox
        .open()
        .catch((error: unknown) =>
          report.warn(
            `Forms cannot be accepted, because ${storageOf(settings)}: ${nameError(error)}. The gateway tries again every minute.`,
          ),
        );
    },
    /** Starts no more deliveries, and waits up to 2.5 s for those in progress; forms are still accepted. May be called again. */
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

declare module "fastify" {
  interface FastifyInstance {
    entries: ReturnType<typeof createEntries>;
  }
}

/** When the disk cannot be written, only forms fail. */
export const entriesPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const { upstream, stores, reads, pages } = app;
    const { now, report } = options.parts;
    const entries = createEntries(app, options);
    app.decorate("entries", entries);
    for (const backend of [upstream, reads]) backend.whenRecovered(entries.retryEarly);
    addEntryRoutes(app, { ...entries.routes, renderFormPage: pages.renderFormPage });
    addAccessRoutes(app, {
      access: createEntryAccess({ openOutbox: entries.openOutbox, client: upstream.client, now, warn: report.warn }),
      budget: createBudget(stores.openLimiter("family pages", options.settings.entries?.budget ?? ENTRY_BUDGET)),
    });
    app.addHook("onReady", async () => {
      await entries.start();
      // The list of talents may have arrived before the outbox was open.
      if (reads.live.health() === "ok") entries.retryEarly();
    });
    app.addHook("preClose", entries.stopDelivering);
    app.addHook("onClose", async () => {
      await entries.finishSubmissions();
      // A delivery that took longer was aborted meanwhile, and is stored as waiting.
      await entries.stopDelivering();
      await entries.close();
    });
  },
  { name: "entries", dependencies: ["upstream", "state-stores", "leases", "release-store", "reads", "pages", "cdn"] },
);

/** The outbox in the data folder, or that of all gateways. */
const openPresentOutbox = async ({ settings: { shared, dataDir, entries }, parts: { now, report } }: GatewayOptions): Promise<Outbox> => {
  if (!shared) return openOutbox(dataDir, now);
  if (!entries?.keys) throw new EntryKeysError("no-keys");
  return openSharedOutbox({ shared, keys: entries.keys, now, warn: report.warn });
};

/** Forms that this gateway stored before it shared its state stay in its data folder, and are not delivered from there. */
const warnOfLocalEntries = async ({ settings: { dataDir }, parts: { now, report } }: GatewayOptions): Promise<void> => {
  if (!existsSync(join(dataDir, "entries", "outbox.db"))) return;
  try {
    const local = await openOutbox(dataDir, now);
    const [{ waiting, dead }, picks] = [await local.entries.summary(), await local.picks.count()];
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

/** `settled` waits for all calls in progress. */
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
