import { LRUCache } from "lru-cache";
import type { MediaPath } from "../../src/domain/media";
import { mediaPathsIn } from "../../src/upstream/html/media-paths";
import type { FetchedPreview } from "../../src/upstream/preview/fetch-preview";

const MAX_PATHS = 2_000;

/** The content store's signatures in the paths expire after 15 minutes. */
const LIFETIME_MS = 15 * 60_000;

/**
 * Allows the files of drafts that an editor has just previewed; live data does not name them. Their paths contain the content
 * store's signature, so their addresses differ from those of the published record.
 */
export const createDraftFiles = () => {
  const paths = new LRUCache<string, MediaPath>({ max: MAX_PATHS, ttl: LIFETIME_MS });

  return {
    add: ({ preview, files }: FetchedPreview): void => {
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
