import { createHmac } from "node:crypto";

/** 16 base64url characters are 96 bits. */
const LENGTH = 16;

/** The key of everything that depends on the list of talents or on other live data. */
export const LIVE_KEY = "live";

/**
 * Surrogate keys: a name by which a CDN purges the answers that carry it. Ids are hashed with the purge secret: a key does not show the id,
 * and all gateways of a site make the same keys.
 */
export const createCacheKeys = (secret: string) => {
  const hash = (kind: string, id: string): string =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["surrogate key", kind, id]))
      .digest("base64url")
      .slice(0, LENGTH);
  return {
    talent: (talentId: string): string => `t-${hash("talent", talentId)}`,
    release: (releaseId: string): string => `r-${hash("release", releaseId)}`,
  };
};

export type CacheKeys = ReturnType<typeof createCacheKeys>;
