import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { MediaPath } from "../../src/domain/media";
import type { Result } from "../../src/domain/result";
import { createDiskGuard } from "../files/disk-guard";
import { writeFileAtomically } from "../files/write-atomically";

export interface EditorialMediaOptions {
  dataDir: string;
  /** Fetches the paths that each kind of content names. */
  resources: Readonly<Record<string, () => Promise<Result<readonly MediaPath[], { message: string }>>>>;
  now: () => number;
  warn: (sentence: string) => void;
}

/** Raised when the file's shape changes: an older file is then ignored. */
const FORMAT = 1;

/** A younger list answers without a request to the store. */
const FRESH_MS = 5 * 60_000;

/** An unknown path makes the list be fetched again, but no more often than this. */
const RETRY_MS = 10_000;

/** With an older list at hand, a visitor waits at most this long for a newer one. */
const PATIENCE_MS = 1_000;

/**
 * The media paths that the site's own content names now: the only ones that `/media/{width}/{path}` answers. The last
 * good list of each resource stays while the store fails, in memory and in `{dataDir}/live/editorial-media.json`.
 */
export const createEditorialMedia = ({ dataDir, resources, now, warn }: EditorialMediaOptions) => {
  const file = join(dataDir, "live", "editorial-media.json");
  const guard = createDiskGuard({ sentence: "The paths of editorial media cannot be kept for an outage", warn });
  let paths: PathsByResource = new Map();
  let known: ReadonlySet<MediaPath> = new Set();
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.NEGATIVE_INFINITY;
  let expirations = 0;
  let flight: Promise<void> | null = null;
  let reading: Promise<void> | null = null;

  const accept = (next: PathsByResource): void => {
    paths = next;
    known = new Set([...next.values()].flat());
  };

  const readCopy = async (): Promise<void> => {
    const copy = parseCopy(await readFile(file, "utf8").catch(() => "null")); // no copy yet: a first start
    if (copy !== null && paths.size === 0) accept(copy);
  };

  const fetchAll = async (): Promise<void> => {
    const expirationsBefore = expirations;
    const results = await Promise.all(Object.entries(resources).map(async ([name, fetch]) => [name, await fetch()] as const));
    const failed = results.filter(([, result]) => !result.ok).map(([name]) => name);
    if (expirations === expirationsBefore) {
      attemptedAt = now();
      dueAt = now() + (failed.length > 0 ? RETRY_MS : FRESH_MS);
    }
    if (failed.length > 0) warn(`The paths of editorial media were not refreshed: ${failed.join(", ")}`);
    const fresh = results.flatMap(([name, result]) => (result.ok ? [[name, result.value] as const] : []));
    accept(new Map([...paths, ...fresh]));
    if (fresh.length > 0) await guard(() => writeFileAtomically(file, JSON.stringify({ format: FORMAT, paths: [...paths] })));
  };

  const refresh = (): Promise<void> => {
    flight ??= fetchAll()
      .catch((error: unknown) => warn(String(error)))
      .finally(() => {
        flight = null;
      });
    return flight;
  };

  return {
    refresh,
    /** Whether content names the path; null while that cannot be told. */
    has: async (path: MediaPath): Promise<boolean | null> => {
      await (reading ??= readCopy());
      const isKnown = known.has(path);
      if (isKnown && now() >= dueAt) await Promise.race([refresh(), delay(PATIENCE_MS, undefined, { ref: false })]);
      if (!isKnown && now() - attemptedAt >= RETRY_MS) await refresh();
      if (known.has(path)) return true;
      return Object.keys(resources).every((name) => paths.has(name)) ? false : null;
    },
    /** The next request for a picture fetches the list again. */
    expire: (): void => {
      expirations += 1;
      attemptedAt = Number.NEGATIVE_INFINITY;
      dueAt = Number.NEGATIVE_INFINITY;
    },
  };
};

export type EditorialMedia = ReturnType<typeof createEditorialMedia>;

type PathsByResource = ReadonlyMap<string, readonly MediaPath[]>;

const parseCopy = (text: string): PathsByResource | null => {
  const copy = parseJson(text);
  if (typeof copy !== "object" || copy === null || !("format" in copy) || copy.format !== FORMAT) return null;
  return "paths" in copy && Array.isArray(copy.paths) && copy.paths.every(isEntry) ? new Map(copy.paths) : null;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // torn by a crash
  }
};

const isEntry = (value: unknown): value is readonly [string, readonly MediaPath[]] => {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [name, paths]: readonly unknown[] = value;
  return typeof name === "string" && Array.isArray(paths) && paths.every((path) => typeof path === "string");
};
