import { Agent } from "undici";
import type { Server } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { dayIn } from "../src/domain/age";
import { success, type Result } from "../src/domain/result";
import { createPatientClient, createUpstreamClient, type UpstreamClient } from "../src/upstream/http";
import { EDITORIAL_MEDIA } from "../src/upstream/editorial-media";
import { probePanel } from "../src/upstream/content/probe-panel";
import { fetchPreview } from "../src/upstream/preview/fetch-preview";
import type { UpstreamSource } from "../src/upstream/source";
import { openBookZip } from "../src/upstream/talents/open-book-zip";
import { createApp } from "./app";
import { createBackgroundOwner, type BackgroundOwner } from "./background-owner";
import { createVisitCounts } from "./create-counts";
import { createEntries, type Entries } from "./create-entries";
import { createBudget, ENTRY_BUDGET, type BudgetSettings } from "./lib/budget";
import { createCardStore } from "./cards/card-store";
import { createCards, FRESH_MS } from "./cards/cards";
import type { Counts } from "./counts/counts";
import { createConnections, type Connections } from "./http/connections";
import { createPanelStatus, watchPanel } from "./live/panel-status";
import { createReads, type Reads } from "./create-reads";
import { nameError } from "./lib/describe-error";
import { createEditorialMedia, type EditorialMedia } from "./media/editorial-media";
import { createMediaEviction } from "./media/evict-media";
import { createPictureStore } from "./media/picture-store";
import { createPictures, type Pictures } from "./media/pictures";
import { createDraftFiles } from "./preview/draft-files";
import { createNonceStore } from "./publish/nonce-store";
import type { Publication } from "./publish/publish-routes";
import { createSharedPublications } from "./publish/shared-publications";
import { createMetrics, type Metrics } from "./metrics";
import { watchContent, watchPointer } from "./releases/content-watch";
import { createBuiltTalents } from "./releases/store/built-talents";
import { releasesFolder } from "./releases/store/release-folder";
import { pointerFile } from "./releases/store/release-pointer";
import type { Release } from "./releases/store/release";
import type { Releases } from "./releases/releases";
import { createGatewayReleases } from "./create-releases";
import { createContactBook, type Contacts } from "./staff/contact-book";
import type { GatewayParts, GatewaySettings, Dependencies } from "./settings";
import { createFormPages, type FormPageOptions } from "./site/form-pages";
import { createSearchResults } from "./site/search-results";
import { createFilteredFiles } from "./withdrawal/filtered-files";
import { createPageRenderer } from "./withdrawal/page-renderer";

const FIRST_REFRESH_TIMEOUT_MS = 5_000;
const MEDIA_CACHE_BYTES = 2 * 1024 ** 3;
const CARD_CACHE_BYTES = 256 * 1024 ** 2;

/** Comp cards per visitor and ten minutes, counted by talent: ten selections of 20. */
const CARD_BUDGET: BudgetSettings = { calls: 200, seconds: 600 };

const ERASE_MS = 60 * 60_000;
const SWEEP_MS = 10 * 60_000;
const CONNECT_MS = 1_000;
const PANEL_PROBE_MS = 10_000;

/** How long requests in flight may take when the gateway stops. */
export const STOP_REQUESTS_MS = 30_000;

/** Composes the gateway. `start` loads what it serves, `stop` ends everything. */
export const createGateway = (settings: GatewaySettings, parts: GatewayParts) => {
  const { client, source, buildSource, panel, ...upstream } = createUpstreamClients(settings, parts, () => onUpstreamRecovered());
  const metrics = createMetrics({ phases: client.phases, panel, entries: () => entries.summary(), now: parts.now });
  const owner = createBackgroundOwner(settings.dataDir, parts.report.warn);
  const drafts = createDraftFiles();
  const builtTalent = createBuiltTalents();
  const { pictures, cards, eviction, ...media } = createImageServices(
    settings,
    parts,
    (talentId) => reads.live.snapshot()?.byId.has(talentId) ?? true,
  );
  const reads = createReads({
    ...{ settings, parts, source },
    builtTalent: (talentId) => builtTalent(releases.current(), talentId),
    onRecovered: () => resumeWork({ entries, releases, owner }, parts.report.warn),
    ...eviction,
    onTalents: (snapshot) => Promise.all([eviction.onTalents(snapshot), counts.deleteUnlisted()]),
  });
  const { filteredFiles, searchResults, renderFormPage, renderer } = createPageFilter(parts, metrics, {
    release: () => releases.current(),
    snapshot: reads.live.snapshot,
  });
  const releases = createGatewayReleases({ settings, parts, source: buildSource }, { metrics, filteredFiles, live: reads.live });
  const editorialMedia = openEditorialMedia({ settings, parts, source });
  const contacts = createContactBook(source, parts.now);
  const entries = createEntries({ settings, parts, client, owner });
  /** After the circuit closes, fetches the list of talents and delivers a waiting form at once. */
  const onUpstreamRecovered = (): void => {
    void reads.live.refresh().catch((error: unknown) => parts.report.warn(nameError(error)));
    entries.retryEarly();
  };
  const counts = createVisitCounts(
    { settings, parts },
    { snapshot: reads.live.snapshot, countsVisits: reads.countsVisits, outbox: entries.outboxCounts },
  );
  const publishing = createPublishing({ settings, parts }, { counts, reads, contacts, editorialMedia, pictures, releases, owner });
  const connections = createConnections();
  const app = createApp({
    ...settings,
    ...reads,
    connections,
    cards,
    book: { mayDownloadBooks: reads.mayDownloadBooks, open: (talentId, signal) => openBookZip(client, talentId, signal) },
    metrics,
    health: { erasureState: releases.erasureState, panel, entries, now: parts.now },
    ...{ entries: { ...entries.routes, renderFormPage }, entryAccess: entries.accessRoutes },
    staff: { contacts, budget: createBudget(settings.entries?.budget ?? ENTRY_BUDGET) },
    publish: publishing.routes,
    counts: counts.routes,
    preview: {
      secret: settings.previewSecret,
      now: parts.now,
      fetch: (call) => fetchPreview({ ...source(), publishesMinorsInstagram: reads.publishesMinorsInstagram }, call),
      drafts,
    },
    media: { ...reads, rules: settings.upstream, drafts, editorialMedia, dispatcher: media.agent, pictures },
    site: { release: releases.current, earlier: releases.earlier, live: reads.live, filteredFiles, searchResults },
  });
  const watches = createWatches({ releases, editorialMedia, owner }, settings, parts);
  /** Loads the list of talents and the release; fails when there is no release. */
  const start = async (): Promise<Result<Release | null, string>> => {
    for (const begin of [owner.start, publishing.watch]) begin();
    await entries.start();
    await reads.live.start(FIRST_REFRESH_TIMEOUT_MS);
    await eviction.start(reads.live.snapshot());
    return settings.servesSite ? releases.start() : success(null);
  };
  /** Ends background work, answers the requests in flight, then closes everything. */
  const stop = async (): Promise<void> => {
    connections.markStopping();
    for (const end of [panel.stop, media.stopSweeping, watches.stop, releases.stop]) end();
    // Another gateway may deliver while this one answers its last requests.
    await Promise.all([entries.stopDelivering().then(owner.stop), answerLastRequests(app.server, connections, settings.stop)]);
    // After the last request, so that talents withdrawn meanwhile are not sent.
    for (const end of [reads.live.stop, publishing.stop]) end();
    await app.close();
    await entries.finishSubmissions();
    publishing.close();
    counts.close();
    await Promise.all([entries.close(), reads.drain()]);
    await Promise.all([upstream.close(), media.close(), renderer.stop()]);
  };
  return { app, editorialMedia, live: reads.live, entries, releases, connections, start, watch: watches.start, stop };
};

interface WaitingWork {
  entries: Pick<Entries, "retryEarly">;
  releases: Pick<Releases, "buildPostponed">;
  owner: Pick<BackgroundOwner, "isOwner">;
}

/** To be called when the upstream answers again: delivers a waiting form, and runs a build that the start postponed. */
const resumeWork = ({ entries, releases, owner }: WaitingWork, warn: (sentence: string) => void): void => {
  entries.retryEarly();
  if (owner.isOwner()) void releases.buildPostponed().catch((error: unknown) => warn(`The site was not rebuilt: ${nameError(error)}`));
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

interface PublishedParts {
  counts: Pick<Counts, "deleteErased">;
  reads: Reads;
  contacts: Contacts;
  editorialMedia: Pick<EditorialMedia, "expire">;
  pictures: Pick<Pictures, "forgetFailures">;
  releases: Releases;
  owner: BackgroundOwner;
}

/** Handles signed calls of the content store. */
const createPublishing = (
  { settings, parts }: Pick<Dependencies, "settings" | "parts">,
  { counts, reads, contacts, editorialMedia, pictures, releases, owner }: PublishedParts,
) => {
  const nonces = createNonceStore({
    dataDir: settings.dataDir,
    now: parts.now,
    onFailure: (code) => parts.report.warn(`a publication was refused: nonces.db cannot be written (${code}); delete it if it is damaged`),
  });
  const refresh = ({ isWithdrawal }: Publication): void => {
    reads.expire();
    contacts.expire();
    editorialMedia.expire();
    pictures.forgetFailures();
    void reads.live.forceRefresh().catch((error: unknown) => parts.report.warn(nameError(error)));
    if (settings.servesSite && !isWithdrawal && owner.isOwner()) void releases.requestQuietly();
  };
  const shared = createSharedPublications({
    dataDir: settings.dataDir,
    onPublished: () => refresh({ isWithdrawal: false }),
    warn: parts.report.warn,
  });
  const onPublished = (publication: Publication): void => {
    refresh(publication);
    shared.announce();
  };
  const onErased = (talentIds: readonly string[]): Promise<void> => {
    counts.deleteErased(talentIds);
    return releases.addErased(talentIds);
  };
  const onLossAccepted = (): Promise<void> => {
    reads.live.acceptEmptyList();
    return releases.acceptLoss();
  };
  const rules = { secret: settings.publishSecret, now: parts.now, nonces, acceptsLegacy: settings.acceptsLegacyPublish ?? false };
  return {
    routes: { ...rules, onErased, onLossAccepted, onPublished, status: releases.status },
    watch: shared.start,
    stop: shared.stop,
    close: nonces.close,
  };
};

/** Checks for erased talents now and once an hour; an erasure meanwhile also causes a publication. */
const watchErasures = (releases: Pick<Releases, "erase">, warn: (sentence: string) => void): { stop(): void } => {
  const erase = (): void =>
    void releases.erase().catch((error: unknown) => warn(`Copies of erased talents were not removed: ${nameError(error)}`));
  erase();
  const timer = setInterval(erase, ERASE_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};

/** Two upstream clients: one for visitors' requests, and one with longer timeouts and more retries for builds. */
const createUpstreamClients = (
  { upstream, upstreamLimits, timeZone, panelProbeMs = PANEL_PROBE_MS }: GatewaySettings,
  { now }: GatewayParts,
  onRecovered: () => void,
) => {
  const unwatched = createUpstreamClient(upstream, upstreamLimits, { now, onRecovered });
  const panel = createPanelStatus({ probe: () => probePanel(unwatched), intervalMs: panelProbeMs, now, onRecovered });
  const client = watchPanel(unwatched, upstream, panel);
  const patient = createPatientClient(upstream);
  const sourceOver = (over: UpstreamClient) => (): UpstreamSource => ({
    client: over,
    settings: upstream,
    today: dayIn(timeZone, new Date(now())),
  });
  const close = (): Promise<unknown> => Promise.all([client.close(), patient.close()]);
  return { client, source: sourceOver(client), buildSource: sourceOver(patient), panel, close };
};

/** Watches the content and the release pointer for changes; started after the first request can be served. */
const createWatches = (
  { releases, editorialMedia, owner }: { releases: Releases; editorialMedia: Pick<EditorialMedia, "refresh">; owner: BackgroundOwner },
  { servesSite, dataDir }: GatewaySettings,
  { report }: GatewayParts,
) => {
  let watches: readonly { stop(): void }[] = [];
  let isStopped = false;
  const start = (): void => {
    void editorialMedia.refresh(); // so that a copy exists before the first outage
    if (!servesSite) return;
    watches = [watchPointer(releases, pointerFile(releasesFolder(dataDir)), report.warn)];
    owner.whenOwned(() => {
      if (!isStopped) watches = [...watches, watchContent(releases, report.warn), watchErasures(releases, report.warn)];
    });
  };
  const stop = (): void => {
    isStopped = true;
    watches.forEach((watch) => watch.stop());
  };
  return { start, stop };
};

/** Renders pages between two builds: without withdrawn talents, with search results, with the answer to a form. */
const createPageFilter = (
  { now, report: { warn } }: GatewayParts,
  { countRender, countSearch }: Metrics,
  current: Pick<FormPageOptions, "release" | "snapshot">,
) => {
  const renderer = createPageRenderer({ now });
  const filteredFiles = createFilteredFiles({ renderer, now, warn, count: countRender });
  const searchResults = createSearchResults({ filteredFiles, warn, count: countSearch });
  return { renderer, filteredFiles, searchResults, renderFormPage: createFormPages({ ...current, filteredFiles, warn }) };
};

/** Pictures, comp cards and their caches, which are swept regularly until `stopSweeping`. */
const createImageServices = (
  { dataDir, upstream, cards: limits = {} }: GatewaySettings,
  { now, report }: GatewayParts,
  isListed: (talentId: string) => boolean,
) => {
  const agent = new Agent({ connect: { timeout: CONNECT_MS } });
  const store = createPictureStore(dataDir, MEDIA_CACHE_BYTES);
  const pictures = createPictures({ store, dispatcher: agent, isListed, now, warn: report.warn });
  const cardStore = createCardStore({
    dataDir,
    maxBytes: limits.cacheBytes ?? CARD_CACHE_BYTES,
    maxAgeMs: FRESH_MS,
    now,
    warn: report.warn,
  });
  const cards = createCards({
    store: cardStore,
    budget: createBudget(limits.budget ?? CARD_BUDGET),
    rules: upstream,
    pictures,
    isListed,
    now,
    warn: report.warn,
  });
  const eviction = createMediaEviction({ pictures, cards, warn: report.warn });
  const sweep = (): Promise<unknown> => Promise.all([store.sweep(), cards.sweep(), eviction.retry()]);
  const sweeper = setInterval(() => void sweep().catch((error: unknown) => report.warn(nameError(error))), SWEEP_MS);
  sweeper.unref();
  const close = (): Promise<unknown> => agent.destroy().then(pictures.drain);
  return { agent, pictures, cards, eviction, stopSweeping: () => clearInterval(sweeper), close };
};

export type Gateway = ReturnType<typeof createGateway>;
