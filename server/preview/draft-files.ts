import { LRUCache } from "lru-cache";
import type { MediaPath } from "../../src/domain/media";
import { mediaPathsIn } from "../../src/upstream/html/media-paths";
import type { FetchedPreview } from "../../src/upstream/preview/fetch-preview";

const REMEMBERED = 2_000;

/** The store's signatures in the paths are valid for 15 minutes. */
const LIFETIME_MS = 15 * 60_000;

/**
 * The files of drafts that an editor has just looked at: no live list names them. Their paths carry the store's signature, so
 * that their addresses are other ones than those of the published record.
 */
export const createDraftFiles = () => {
  const paths = new LRUCache<string, MediaPath>({ max: REMEMBERED, ttl: LIFETIME_MS });

  return {
    remember: ({ preview, files }: FetchedPreview): void => {
      if (preview.kind === "talents") {
        for (const { version, path } of files) paths.set(talentKey(preview.talent.talentId, version), path);
        return;
      }
      const { cover, contentHtml } = preview.kind === "posts" ? preview.post : preview.campaign;
      for (const path of [...(cover === null ? [] : [cover.path]), ...mediaPathsIn(contentHtml)]) paths.set(pathKey(path), path);
    },
    ofTalent: (talentId: string, version: string): MediaPath | null => paths.get(talentKey(talentId, version)) ?? null,
    has: (path: MediaPath): boolean => paths.has(pathKey(path)),
  };
};

export type DraftFiles = ReturnType<typeof createDraftFiles>;

const talentKey = (talentId: string, version: string): string => `talent/${talentId}/${version}`;

const pathKey = (path: MediaPath): string => `path/${path}`;
