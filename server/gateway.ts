import type { FastifyPluginCallback } from "fastify";
import { success, type Result } from "../src/domain/result";
import { createApp } from "./app";
import { cdnPlugin } from "./plugins/cdn";
import { countsPlugin } from "./plugins/counts";
import { entriesPlugin } from "./plugins/entries";
import { healthPlugin } from "./plugins/health-route";
import { lastRequestsPlugin } from "./plugins/last-requests";
import { leasesPlugin } from "./plugins/leases";
import { liveRoutesPlugin } from "./plugins/live-routes";
import { mediaPlugin } from "./plugins/media";
import { countersPlugin, metricsPlugin } from "./plugins/metrics";
import { packagesPlugin } from "./plugins/packages";
import { pagesPlugin } from "./plugins/pages";
import { previewsPlugin } from "./plugins/previews";
import { publishingPlugin } from "./plugins/publishing";
import { readsPlugin } from "./plugins/reads";
import { releaseStorePlugin } from "./plugins/release-store";
import { releasesPlugin } from "./plugins/releases";
import type { GatewayOptions, GatewayParts, GatewaySettings } from "./plugins/settings";
import { sitePlugin } from "./plugins/site";
import { staffPlugin } from "./plugins/staff";
import { stateStoresPlugin } from "./plugins/state-stores";
import { upstreamPlugin } from "./plugins/upstream";
import { watchesPlugin } from "./plugins/watches";
import type { Release } from "./releases/store/release";

/** A plugin uses only those above it: it is loaded and started (`onReady`) after them, and closed (`onClose`) before them. */
export const PLUGINS: readonly FastifyPluginCallback<GatewayOptions>[] = [
  countersPlugin,
  upstreamPlugin,
  stateStoresPlugin,
  leasesPlugin,
  releaseStorePlugin,
  readsPlugin,
  cdnPlugin,
  liveRoutesPlugin,
  pagesPlugin,
  mediaPlugin,
  releasesPlugin,
  watchesPlugin,
  entriesPlugin,
  packagesPlugin,
  countsPlugin,
  staffPlugin,
  publishingPlugin,
  previewsPlugin,
  sitePlugin,
  healthPlugin,
  metricsPlugin,
  lastRequestsPlugin,
];

export const createGateway = async (settings: GatewaySettings, parts: GatewayParts) => {
  const app = createApp(settings);
  for (const plugin of PLUGINS) app.register(plugin, { settings, parts });
  await app.after();
  const { connections, entries, reads, releases, watches } = app;
  return {
    app,
    connections,
    entries,
    live: reads.live,
    releases,
    /** Loads the list of talents and the release; fails when there is no release. */
    start: async (): Promise<Result<Release | null, string>> => {
      await app.ready();
      // After `ready`, since a stop waits for that and not for the first build.
      return settings.servesSite ? releases.start() : success(null);
    },
    /** To be called when the first request can be served. */
    watch: watches.start,
    /** Ends background work, answers the requests in flight, then closes everything. */
    stop: (): Promise<void> => app.close(),
  };
};

export type Gateway = Awaited<ReturnType<typeof createGateway>>;
