import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { createCacheKeys, LIVE_KEY } from "../cdn/cache-keys";
import { addCdnHeaders } from "../cdn/cdn-headers";
import { createPurgeClient, type PurgeSummary } from "../cdn/purge-client";
import { createPurgeWatch } from "../cdn/purge-watch";
import type { GatewayOptions } from "./settings";

interface Cdn {
  /** To be called when the content store has published something. */
  onPublished(): void;
  /** Null without a CDN. */
  summary(): PurgeSummary | null;
}

const NO_CDN: Cdn = { onPublished: () => undefined, summary: () => null };

type CdnSettings = NonNullable<GatewayOptions["settings"]["cdn"]>;

const createCdn = (
  app: FastifyInstance,
  { purgeUrls, purgeSecret, purgePauses }: CdnSettings,
  { report }: GatewayOptions["parts"],
): Cdn => {
  const { reads, releaseStore } = app;
  const keys = createCacheKeys(purgeSecret);
  addCdnHeaders(app, { keys, live: reads.live });
  const client = createPurgeClient({ urls: purgeUrls, secret: purgeSecret, pauses: purgePauses, warn: report.warn });
  const watch = createPurgeWatch({ keys, snapshot: reads.live.snapshot, release: releaseStore.current, purge: client.purge });
  app.addHook("onReady", async () => watch.start());
  app.addHook("onClose", async () => {
    watch.stop();
    await client.stop();
  });
  return { onPublished: () => client.purge([LIVE_KEY]), summary: client.summary };
};

declare module "fastify" {
  interface FastifyInstance {
    cdn: Cdn;
  }
}

/** Does nothing without the setting. Plugins with routes come after it, since it refuses a route without a policy. */
export const cdnPlugin = fp<GatewayOptions>(
  async (app, { settings: { cdn }, parts }) => {
    app.decorate("cdn", cdn === undefined ? NO_CDN : createCdn(app, cdn, parts));
  },
  { name: "cdn", dependencies: ["release-store", "reads"] },
);
