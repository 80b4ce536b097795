import { Agent } from "undici";
import { dayIn } from "../src/domain/age";
import { success, type Result } from "../src/domain/result";
import { createUpstreamClient } from "../src/upstream/http";
import type { UpstreamSource } from "../src/upstream/source";
import { createApp } from "./app";
import { createEntries } from "./entries/entries";
import { createBudget, ENTRY_BUDGET } from "./entries/intake/budget";
import { createReads } from "./live/reads";
import { createPictureStore } from "./media/picture-store";
import { createPictures } from "./media/pictures";
import { createMetrics } from "./metrics";
import { watchContent } from "./releases/content-watch";
import type { Release } from "./releases/release-store";
import { wireReleases } from "./releases/wire-releases";
import { createContactBook } from "./staff/contact-book";
import type { GatewayParts, GatewaySettings } from "./settings";

const FIRST_REFRESH_PATIENCE_MS = 5_000;
const MEDIA_CACHE_BYTES = 2 * 1024 ** 3;
const SWEEP_MS = 10 * 60_000;
const CONNECT_MS = 1_000;

/** Puts the gateway together; `start` makes it ready to listen, `stop` ends everything it began. */
export const createGateway = (settings: GatewaySettings, parts: GatewayParts) => {
  const client = createUpstreamClient(settings.upstream);
  const mediaAgent = new Agent({ connect: { timeout: CONNECT_MS } });
  const source = (): UpstreamSource => ({
    client,
    settings: settings.upstream,
    today: dayIn(settings.timeZone, new Date(parts.now())),
  });
  const metrics = createMetrics();
  const reads = createReads({ settings, parts, source });
  const pictureStore = createPictureStore(settings.dataDir, MEDIA_CACHE_BYTES);
  const pictures = createPictures({ store: pictureStore, dispatcher: mediaAgent, now: parts.now });
  const releases = wireReleases({ settings, parts, source }, metrics);
  const contacts = createContactBook(source, parts.now);
  const entries = createEntries({ settings, parts, client });
  const onPublished = (): void => {
    reads.expire();
    contacts.expire();
    void reads.live.refreshAnew().catch((error: unknown) => parts.report.warn(String(error)));
    if (settings.servesSite) void releases.requestQuietly();
  };
  const app = createApp({
    ...settings,
    ...reads,
    metrics,
    entries: { ...entries.routes, agencyName: reads.agencyName },
    staff: { contacts, budget: createBudget(settings.entries?.budget ?? ENTRY_BUDGET) },
    publish: { secret: settings.publishSecret, now: parts.now, onPublished },
    media: { rules: settings.upstream, live: reads.live, dispatcher: mediaAgent, pictures },
    site: { release: releases.current, live: reads.live, agencyName: reads.agencyName },
  });
  const sweeper = setInterval(() => void pictureStore.sweep().catch((error: unknown) => parts.report.warn(String(error))), SWEEP_MS);
  sweeper.unref();
  let watch: { stop(): void } | null = null;

  return {
    app,
    live: reads.live,
    entries,
    releases,
    /** Loads what visitors will be shown; fails where there is nothing to show. */
    start: async (): Promise<Result<Release | null, string>> => {
      await entries.start();
      await reads.live.start(FIRST_REFRESH_PATIENCE_MS);
      return settings.servesSite ? releases.start() : success(null);
    },
    /** Begins comparing the content with the release, now that visitors are served. */
    watch: (): void => {
      if (settings.servesSite) watch = watchContent(releases);
    },
    stop: async (): Promise<void> => {
      clearInterval(sweeper);
      watch?.stop();
      reads.live.stop();
      releases.stop();
      await entries.rest();
      await app.close();
      await entries.close();
      await Promise.all([client.close(), mediaAgent.destroy()]);
    },
  };
};

export type Gateway = ReturnType<typeof createGateway>;
