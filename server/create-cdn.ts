import { createCacheKeys, LIVE_KEY } from "./cdn/cache-keys";
import type { CdnHeaderOptions } from "./cdn/cdn-headers";
import { createPurgeClient, type PurgeSummary } from "./cdn/purge-client";
import { createPurgeWatch, type PurgeWatchOptions } from "./cdn/purge-watch";
import type { Dependencies } from "./settings";

export interface Cdn {
  /** Null without a CDN: no answer has its headers. */
  headers: Pick<CdnHeaderOptions, "keys"> | null;
  /** To be called when the content store has published something. */
  onPublished(): void;
  /** Null without a CDN. */
  summary(): PurgeSummary | null;
  start(): void;
  stop(): Promise<void>;
}

const NO_CDN: Cdn = {
  headers: null,
  onPublished: () => undefined,
  summary: () => null,
  start: () => undefined,
  stop: async () => undefined,
};

/** The headers and purges of a CDN in front of the gateway; does nothing without the setting. */
export const createCdn = (
  { settings, parts }: Pick<Dependencies, "settings" | "parts">,
  current: Pick<PurgeWatchOptions, "release" | "snapshot">,
): Cdn => {
  if (settings.cdn === undefined) return NO_CDN;
  const { purgeUrls, purgeSecret, purgePauses } = settings.cdn;
  const keys = createCacheKeys(purgeSecret);
  const client = createPurgeClient({ urls: purgeUrls, secret: purgeSecret, pauses: purgePauses, warn: parts.report.warn });
  const watch = createPurgeWatch({ ...current, keys, purge: client.purge });
  return {
    headers: { keys },
    onPublished: () => client.purge([LIVE_KEY]),
    summary: client.summary,
    start: watch.start,
    stop: async () => {
      watch.stop();
      await client.stop();
    },
  };
};
