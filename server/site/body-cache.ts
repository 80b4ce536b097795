import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../http/accept-encoding";
import type { ReleaseFile } from "../releases/store/manifest";
import type { Release } from "../releases/store/release";

const MAX_BYTES = 64 * 1024 * 1024;

/** Larger files are streamed, so that one video does not evict all pages. */
const MAX_ENTRY_BYTES = 1024 * 1024;

const SUFFIXES: Readonly<Record<Encoding, string>> = { identity: "", br: ".br", gzip: ".gz" };

export const sizeOf = (file: ReleaseFile, encoding: Encoding): number =>
  (encoding === "identity" ? file.size : file[encoding]) ?? file.size;

export const isCacheable = (file: ReleaseFile, encoding: Encoding): boolean => sizeOf(file, encoding) <= MAX_ENTRY_BYTES;

export const filePath = (release: Release, file: ReleaseFile, encoding: Encoding): string =>
  join(release.directory, file.path + SUFFIXES[encoding]);

export const createBodyCache = () => {
  const bodies = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (body) => body.length + 1 });
  return {
    /** Synchronous when the body is in memory. */
    get: (release: Release, file: ReleaseFile, encoding: Encoding): Buffer | Promise<Buffer> => {
      const key = `${release.id}/${encoding}/${file.path}`;
      return bodies.get(key) ?? read(key, filePath(release, file, encoding));
    },
  };

  async function read(key: string, path: string): Promise<Buffer> {
    const body = await readFile(path);
    bodies.set(key, body);
    return body;
  }
};

export type BodyCache = ReturnType<typeof createBodyCache>;
