import { LRUCache } from "lru-cache";
import { failure, success, type Result } from "../../src/domain/result";
import { contentHash } from "../http/encoded-body";
import { nameError } from "../lib/describe-error";
import { createEvictableWork, type WorkState } from "./evictable-work";
import { evictOwned } from "./originals";
import type { PictureKey, PictureStore, StoredPicture } from "./picture-store";
import type { FileOwner } from "./talent-file";

export interface KeptPicture extends StoredPicture {
  etag: string;
  owner: FileOwner | null;
}

export interface KeptPicturesOptions {
  store: PictureStore;
  /** False for a talent who was withdrawn. */
  isListed: (talentId: string) => boolean;
  warn: (sentence: string) => void;
}

const MEMORY_BYTES = 64 * 1024 * 1024;

/** Resized pictures in memory and on disk. Those of withdrawn talents, and of files that are evicted while work is under way, are not kept. */
export const createKeptPictures = ({ store, isListed, warn }: KeptPicturesOptions) => {
  const memory = new LRUCache<string, KeptPicture>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  const work = createEvictableWork();
  const warnOf = (problem: string) => (error: unknown) => warn(`${problem}: ${nameError(error)}`);

  const keepInMemory = (key: PictureKey, stored: StoredPicture, { isEvicted }: WorkState): Result<KeptPicture, "missing"> => {
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
    /** Does work on a file, and tells it when the file is evicted meanwhile. */
    run: work.run,
    inMemory: (key: PictureKey): KeptPicture | null => memory.get(memoryKeyOf(key)) ?? null,
    /** The copy on disk; null when there is none. */
    read: async (key: PictureKey, state: WorkState): Promise<Result<KeptPicture, "missing"> | null> => {
      const stored = await store.read(key);
      return stored === null ? null : keepInMemory(key, stored, state);
    },
    /** Keeps a picture that was made. Without a copy on disk it is made again after the next start. */
    add: async (key: PictureKey, made: StoredPicture, state: WorkState): Promise<Result<KeptPicture, "missing">> => {
      await store.write(key, made.bytes).catch(warnOf("A picture was not stored"));
      const kept = keepInMemory(key, made, state);
      if (!kept.ok || state.isEvicted) await remove(key);
      return kept;
    },
    remove,
    /** Deletes from memory what is gone, and lets work under way keep nothing of it. */
    evict: (isGone: (owner: FileOwner) => boolean): void => {
      evictOwned(memory, isGone);
      work.evict(isGone);
    },
  };
};

export const etagOf = (bytes: Buffer): string => `"${contentHash(bytes)}"`;

export const memoryKeyOf = (key: PictureKey): string => JSON.stringify(key);
