import { LRUCache } from "lru-cache";
import { failure, success, type Result } from "../../src/domain/result";
import { contentHash } from "../http/encoded-body";
import { nameError } from "../../src/lib/describe-error";
import { createEvictableWork, type WorkState } from "./evictable-work";
import { evictOwned } from "./originals";
import type { PictureKey, PictureStore, StoredPicture } from "./picture-store";
import type { FileOwner } from "./talent-file";

export interface CachedPicture extends StoredPicture {
  etag: string;
  owner: FileOwner | null;
}

export interface PictureCacheOptions {
  store: PictureStore;
  /** False for a withdrawn talent. */
  isListed: (talentId: string) => boolean;
  warn: (sentence: string) => void;
}

const MEMORY_BYTES = 64 * 1024 * 1024;

/** Resized pictures in memory and on disk. Pictures of withdrawn talents, and of files evicted while they are rendered, are not stored. */
export const createPictureCache = ({ store, isListed, warn }: PictureCacheOptions) => {
  const memory = new LRUCache<string, CachedPicture>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  const work = createEvictableWork();
  const warnOf = (problem: string) => (error: unknown) => warn(`${problem}: ${nameError(error)}`);

  const storeInMemory = (key: PictureKey, stored: StoredPicture, { isEvicted }: WorkState): Result<CachedPicture, "missing"> => {
    const { owner } = key;
    if (owner !== null && !isListed(owner.talentId)) return failure("missing");
    const picture = { ...stored, etag: etagOf(stored.bytes), owner };
    if (!isEvicted) memory.set(memoryKeyOf(key), picture);
    return success(picture);
  };

  const remove = async (key: PictureKey): Promise<void> => {
    memory.delete(memoryKeyOf(key));
    await store.remove(key).catch(warnOf("A stored picture was not deleted"));
  };

  return {
    /** The task's state shows whether the file was evicted meanwhile. */
    run: work.run,
    inMemory: (key: PictureKey): CachedPicture | null => memory.get(memoryKeyOf(key)) ?? null,
    /** The copy on disk; null when there is none. */
    read: async (key: PictureKey, state: WorkState): Promise<Result<CachedPicture, "missing"> | null> => {
      const stored = await store.read(key);
      return stored === null ? null : storeInMemory(key, stored, state);
    },
    /** When the disk fails, the picture is rendered again after the next start. */
    add: async (key: PictureKey, made: StoredPicture, state: WorkState): Promise<Result<CachedPicture, "missing">> => {
      await store.write(key, made.bytes).catch(warnOf("A picture was not stored"));
      const kept = storeInMemory(key, made, state);
      if (!kept.ok || state.isEvicted) await remove(key);
      return kept;
    },
    remove,
    /** Deletes pictures from memory, and keeps running tasks from storing theirs. */
    evict: (isGone: (owner: FileOwner) => boolean): void => {
      evictOwned(memory, isGone);
      work.evict(isGone);
    },
  };
};

export const etagOf = (bytes: Buffer): string => `"${contentHash(bytes)}"`;

export const memoryKeyOf = (key: PictureKey): string => JSON.stringify(key);
