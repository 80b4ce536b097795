import { LRUCache } from "lru-cache";
import type { MediaPath } from "../../src/domain/media";

const REMEMBERED = 100;
const LIFETIME_MS = 60 * 60_000;

/** Covers of drafts that an editor has just looked at: no list knows them, so their addresses lead nowhere otherwise. */
export const createDraftCovers = () => {
  const covers = new LRUCache<string, MediaPath>({ max: REMEMBERED, ttl: LIFETIME_MS });
  return {
    remember: (talentId: string, version: string, path: MediaPath): void => {
      covers.set(`${talentId}/${version}`, path);
    },
    pathOf: (talentId: string, version: string): MediaPath | null => covers.get(`${talentId}/${version}`) ?? null,
  };
};

export type DraftCovers = ReturnType<typeof createDraftCovers>;
