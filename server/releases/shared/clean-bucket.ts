import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bucket } from "../../shared-state/bucket";
import { readLocalList, type fetchList } from "./fetch-release";
import { fileKey, FILES_PREFIX, listKey, LISTS_PREFIX, packList, partsOf, sha256, type ReleaseObject } from "./object-list";
import type { ReleaseRow } from "./release-rows";

/** An object that no kept release names is deleted after this time, so that a gateway that is fetching it does not lose it. */
export const GRACE_MS = 10 * 60_000;

export interface BucketCleanerOptions {
  root: string;
  bucket: Bucket;
  rows: () => Promise<readonly ReleaseRow[]>;
  lists: (name: string) => Promise<Awaited<ReturnType<typeof fetchList>>>;
  now: () => number;
  /** Whether this gateway has the lease; without it, another gateway may be storing objects. */
  isBuilder: () => boolean;
}

/** Deletes objects that no kept release names, and stores lost ones again. */
export const createBucketCleaner = ({ root, bucket, rows, lists, now, isBuilder }: BucketCleanerOptions) => {
  /** The time at which this gateway first found each unnamed object. */
  const unnamedSince = new Map<string, number>();

  const namedKeys = async (): Promise<ReadonlySet<string>> => {
    const keys = new Set<string>();
    for (const { list } of await rows()) {
      keys.add(listKey(list));
      for (const { sha256: hash } of await lists(list)) keys.add(fileKey(hash));
    }
    return keys;
  };

  const remove = async (keys: readonly string[]): Promise<void> => {
    if (keys.length > 0 && isBuilder()) await bucket.remove(keys);
  };

  /** Stores the objects of local releases that the bucket has lost. */
  const restore = async (present: ReadonlySet<string>): Promise<void> => {
    for (const { id, list } of await rows()) {
      const objects = await readLocalList(join(root, id));
      const packed = packList(objects);
      if (!present.has(listKey(list)) && sha256(packed) === list) await bucket.put(listKey(list), packed);
      for (const object of objects.filter(({ sha256: hash }) => !present.has(fileKey(hash)))) await restoreObject(id, object);
    }
  };

  const restoreObject = async (id: string, object: ReleaseObject): Promise<void> => {
    const parts = await Promise.all(partsOf(object).map(({ suffix }) => readFile(join(root, id, object.path) + suffix)));
    const bytes = Buffer.concat(parts);
    if (sha256(bytes) === object.sha256) await bucket.put(fileKey(object.sha256), bytes);
  };

  return {
    /** Deletes at once those of the objects that the kept releases named before and no longer name. */
    removeUnnamed: async (before: readonly ReleaseObject[]): Promise<void> => {
      const named = await namedKeys();
      await remove([...new Set(before.map(({ sha256: hash }) => fileKey(hash)))].filter((key) => !named.has(key)));
    },
    clean: async (): Promise<void> => {
      if (!isBuilder()) return;
      const present = new Set<string>();
      for (const prefix of [FILES_PREFIX, LISTS_PREFIX]) for await (const key of bucket.list(prefix)) present.add(key);
      await restore(present);
      // Read after the bucket was listed, so that objects stored meanwhile are named.
      const named = await namedKeys();
      for (const key of unnamedSince.keys()) if (named.has(key) || !present.has(key)) unnamedSince.delete(key);
      const unnamed = [...present].filter((key) => !named.has(key));
      for (const key of unnamed) unnamedSince.set(key, unnamedSince.get(key) ?? now());
      await remove(unnamed.filter((key) => now() - (unnamedSince.get(key) ?? now()) >= GRACE_MS));
    },
  };
};
