import type { Server } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { success, type Result } from "../src/domain/result";
import { EDITORIAL_MEDIA } from "../src/upstream/editorial-media";
import { fetchPreview } from "../src/upstream/preview/fetch-preview";
import { fetchWordPreview } from "../src/upstream/preview/fetch-word-preview";
import { openBookZip } from "../src/upstream/talents/open-book-zip";
import { createApp } from "./app";
import { createFolderLease } from "./lib/folder-lease";
import type { Lease } from "./lib/lease";
import { createCdn, type Cdn } from "./create-cdn";
import { createVisitCounts } from "./create-counts";
import { createEntries, type Entries } from "./create-entries";
import { createBudget, ENTRY_BUDGET } from "./lib/budget";
import { createStateStores, type StateStores } from "./create-state-stores";
import type { Counts } from "./counts/counts";
import { createConnections, type Connections } from "./http/connections";
import { createImageServices } from "./create-image-services";
import { createPackages, type Packages } from "./create-packages";
import { createPageFilter } from "./create-page-filter";
import { createPublishing } from "./create-publishing";
import { createReads, type Reads } from "./create-reads";
import { nameError } from "../src/lib/describe-error";
import { createEditorialMedia, type EditorialMedia } from "./media/editorial-media";
import { createDraftFiles, type DraftFiles } from "./preview/draft-files";
import type { PreviewOptions } from "./preview/preview-routes";
import type { WordPreviewOptions } from "./preview/word-preview-routes";
import { createMetrics } from "./metrics";
import { createBuiltTalents } from "./releases/store/built-talents";
import type { Release } from "./releases/store/release";
import { createShownWordings } from "./releases/store/shown-wordings";
import type { Releases } from "./releases/releases";
import { createGatewayReleases } from "./create-releases";
import { createSharedReleases } from "./create-shared-releases";
import { createUpstreamClients } from "./create-upstream-clients";
import { createWatches } from "./create-watches";
import { createContactBook } from "./staff/contact-book";
import type { GatewayParts, GatewaySettings, Dependencies } from "./settings";
import type { createPageRenderer } from "./withdrawal/page-renderer";

const FIRST_REFRESH_TIMEOUT_MS = 5_000;

/** How long requests in flight may take when the gateway stops. */
export const STOP_REQUESTS_MS = 30_000;

/** Composes the gateway. `start` loads what it serves, `stop` ends everything. */
export const createGateway = (settings: GatewaySettings, parts: GatewayParts) => {
  const { client, source, buildSource, panel, ...upstream } = createUpstreamClients(settings, parts, () =>
    refreshAfterOutage({ entries, packages, reads }, parts.report.warn),
  );
  const { openLimiter, ...stores } = createStateStores({ settings, parts });
  const metrics = createMetrics({
    ...{ phases: client.phases, panel, sharedState: stores.summary, now: parts.now },
    ...{ entries: () => entries.summary(), picks: () => packages.summary(), purges: () => cdn.summary() },
  });
  const owner = createFolderLease(settings.dataDir, parts.report.warn);
  const shared = createSharedReleases({ settings, parts }, stores.database);
  /** Elects the gateway that builds: of those on one data folder, or of all with shared releases. */
  const builds = shared?.owner ?? owner;
  const drafts = createDraftFiles();
  const builtTalent = createBuiltTalents();
  const { pictures, cards, eviction, ...media } = createImageServices(settings, parts, {
    isListed: (talentId) => reads.live.snapshot()?.byId.has(talentId) ?? true,
    openLimiter,
  });
  const reads = createReads({
    ...{ settings, parts, source },
    builtTalent: (talentId) => builtTalent(releases.current(), talentId),
    onRecovered: () => resumeWork({ entries, packages, releases, owner: builds }, parts.report.warn),
    ...eviction,
    onTalents: (snapshot) => Promise.all([eviction.onTalents(snapshot), counts.deleteUnlisted()]),
  });
  const { filteredFiles, searchResults, renderFormPage, renderWordPage, renderPackagePage, renderer } = createPageFilter(parts, metrics, {
    release: () => releases.current(),
    snapshot: reads.live.snapshot,
  });
  const releases = createGatewayReleases({ settings, parts, source: buildSource }, { metrics, filteredFiles, live: reads.live, shared });
  const editorialMedia = openEditorialMedia({ settings, parts, source });
  const contacts = createContactBook(source, parts.now);
  const shownWordings = createShownWordings(() => [releases.current(), ...releases.earlier()]);
  const entries = createEntries({ settings, parts, client, openLimiter, owner, shownWordings });
  const packages = createPackages({
    ...{ settings, parts, client, openLimiter, owner, entries, reads, pictures },
    ...{ dispatcher: media.agent, renderPage: renderPackagePage },
  });
  const counts = createVisitCounts(
    { settings, parts },
    { store: stores.counts, snapshot: reads.live.snapshot, countsVisits: reads.countsVisits, outbox: entries.outboxCounts },
  );
  const cdn = createCdn({ settings, parts }, { release: releases.current, snapshot: reads.live.snapshot });
  const published = { stores, counts, packages, reads, contacts, editorialMedia, pictures, releases, owner: builds, cdn };
  const publishing = createPublishing({ settings, parts }, published);
  const connections = createConnections();
  const app = createApp({
    ...settings,
    ...reads,
    ...{ connections, cards, cdnHeaders: cdn.headers },
    book: { mayDownloadBooks: reads.mayDownloadBooks, open: (talentId, signal) => openBookZip(client, talentId, signal) },
    metrics,
    health: { erasureState: releases.erasureState, panel, entries, sharedState: stores.summary, now: parts.now },
    ...{ entries: { ...entries.routes, renderFormPage }, entryAccess: entries.accessRoutes },
    staff: { contacts, budget: createBudget(openLimiter("staff", settings.entries?.budget ?? ENTRY_BUDGET)) },
    publish: publishing.routes,
    packages: packages.routes,
    counts: counts.routes,
    ...createPreviews({ settings, parts, source }, { reads, drafts, renderWordPage }),
    media: { ...reads, rules: settings.upstream, drafts, editorialMedia, dispatcher: media.agent, pictures },
    site: { ...reads, release: releases.current, earlier: releases.earlier, filteredFiles, searchResults, warn: parts.report.warn },
  });
  const watches = createWatches({ releases, editorialMedia, owner: builds, shared }, settings, parts);
  /** Loads the list of talents and the release; fails when there is no release. */
  const start = async (): Promise<Result<Release | null, string>> => {
    await startAll({ owner, builds, publishing, entries, packages, reads });
    await eviction.start(reads.live.snapshot());
    cdn.start();
    return settings.servesSite ? releases.start() : success(null);
  };
  /** Ends background work, answers the requests in flight, then closes everything. */
  const stop = (): Promise<void> =>
    stopAll(
      {
        ...{ app, cdn, connections, counts, editorialMedia, entries, media, owner, packages, panel, publishing },
        ...{ reads, releases, renderer, stores, upstream, watches },
      },
      settings,
    );
  return { app, editorialMedia, live: reads.live, entries, releases, connections, start, watch: watches.start, stop };
};

interface RunningParts {
  app: ReturnType<typeof createApp>;
  cdn: Cdn;
  connections: Connections;
  counts: Pick<Counts, "close">;
  editorialMedia: Pick<EditorialMedia, "drain">;
  entries: Entries;
  media: Omit<ReturnType<typeof createImageServices>, "pictures" | "cards" | "eviction">;
  owner: Lease;
  packages: Packages;
  panel: { stop: () => void };
  publishing: ReturnType<typeof createPublishing>;
  reads: Reads;
  releases: Releases;
  renderer: ReturnType<typeof createPageRenderer>;
  stores: Pick<StateStores, "close">;
  upstream: { close: () => Promise<unknown> };
  watches: ReturnType<typeof createWatches>;
}

type StartingParts = Pick<RunningParts, "owner" | "publishing" | "entries" | "packages" | "reads"> & { builds: Lease };

const startAll = async ({ owner, builds, publishing, entries, packages, reads }: StartingParts): Promise<void> => {
  // Without shared releases, one lock is for the forms and for the builds.
  for (const begin of new Set([owner.start, publishing.watch, builds.start])) begin();
  await entries.start();
  packages.start();
  await reads.live.start(FIRST_REFRESH_TIMEOUT_MS);
};

const stopAll = async (running: RunningParts, settings: GatewaySettings): Promise<void> => {
  const { app, connections, entries, media, owner, packages, publishing, reads, releases, renderer } = running;
  connections.markStopping();
  for (const end of [running.panel.stop, media.stopSweeping, running.watches.stop, releases.stop]) end();
  // Another gateway may deliver while this one answers its last requests.
  const deliveries = Promise.all([entries.stopDelivering(), packages.stopDelivering()]);
  await Promise.all([deliveries.then(owner.stop), answerLastRequests(app.server, connections, settings.stop)]);
  // After the last request, so that talents withdrawn meanwhile are not sent.
  for (const end of [reads.live.stop, publishing.stop]) end();
  await Promise.all([app.close(), running.cdn.stop()]);
  await entries.finishSubmissions();
  // Ends running requests, so that the caches wait for their writes only.
  await running.upstream.close();
  await Promise.all([reads.drain(), running.editorialMedia.drain()]);
  await Promise.all([publishing.close(), running.counts.close(), entries.close(), running.watches.close()]);
  // The stores close the shared database, which the watches of shared releases use too.
  await Promise.all([media.close(), renderer.stop(), running.stores.close()]);
};

interface PreviewParts {
  reads: Pick<Reads, "publicationRules">;
  drafts: DraftFiles;
  renderWordPage: WordPreviewOptions["renderPage"];
}

/** Drafts and words that are not published, for links that the content store has signed. */
const createPreviews = ({ settings, parts, source }: Dependencies, { reads, drafts, renderWordPage }: PreviewParts) => {
  const rules = { secret: settings.previewSecret, now: parts.now };
  const preview: PreviewOptions = {
    ...rules,
    fetch: (call) => fetchPreview({ ...source(), publicationRules: reads.publicationRules }, call),
    drafts,
  };
  const wordPreview: WordPreviewOptions = { ...rules, fetchWords: (id) => fetchWordPreview(source(), id), renderPage: renderWordPage };
  return { preview, wordPreview };
};

interface OutageParts {
  entries: Pick<Entries, "retryEarly">;
  packages: Pick<Packages, "retryAll">;
  reads: Pick<Reads, "live">;
}

/** To be called when the circuit closes: fetches the list of talents and delivers a waiting form at once. */
const refreshAfterOutage = ({ entries, packages, reads }: OutageParts, warn: (sentence: string) => void): void => {
  void reads.live.refresh().catch((error: unknown) => warn(nameError(error)));
  entries.retryEarly();
  packages.retryAll();
};

interface WaitingWork {
  entries: Pick<Entries, "retryEarly">;
  packages: Pick<Packages, "retryAll">;
  releases: Pick<Releases, "buildPostponed">;
  owner: Pick<Lease, "isHeld">;
}

/** To be called when the upstream answers again: delivers a waiting form, and runs a build that the start postponed. */
const resumeWork = ({ entries, packages, releases, owner }: WaitingWork, warn: (sentence: string) => void): void => {
  entries.retryEarly();
  packages.retryAll();
  if (owner.isHeld()) void releases.buildPostponed().catch((error: unknown) => warn(`The site was not rebuilt: ${nameError(error)}`));
};

const answerLastRequests = async (
  server: Server,
  connections: Connections,
  { drainMs = 0, requestsMs = STOP_REQUESTS_MS }: GatewaySettings["stop"] = {},
): Promise<void> => {
  await delay(drainMs);
  await connections.close(server, requestsMs);
};

const openEditorialMedia = ({ settings, parts, source }: Dependencies) =>
  createEditorialMedia({
    dataDir: settings.dataDir,
    resources: Object.fromEntries(Object.entries(EDITORIAL_MEDIA).map(([name, fetch]) => [name, () => fetch(source())])),
    now: parts.now,
    warn: parts.report.warn,
  });

export type Gateway = ReturnType<typeof createGateway>;
