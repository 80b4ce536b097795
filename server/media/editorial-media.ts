import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import type { MediaPath } from "../../src/domain/media";
import type { Result } from "../../src/domain/result";
import { isRecord, parseJson } from "../../src/lib/json";
import { createDiskGuard } from "../lib/disk-guard";
import { writeFileAtomically } from "../lib/write-atomically";
import { nameError } from "../../src/lib/describe-error";

export interface EditorialMediaOptions {
  dataDir: string;
  /** For each kind of content, fetches the paths of its media. */
  resources: Readonly<Record<string, () => Promise<Result<readonly MediaPath[], { message: string }>>>>;
  now: () => number;
  warn: (sentence: string) => void;
}

/** Raised when the file's format changes: an older file is then ignored. */
const FORMAT = 1;

/** A younger list is used without a request to the content store. */
const FRESH_MS = 5 * 60_000;

/** For an unknown path the list is fetched again, at most once in this time. */
const RETRY_MS = 10_000;

/** With an older list, a request waits at most this long for a new one. */
const MAX_WAIT_MS = 1_000;

/**
 * The media paths in the published editorial content: the only ones that `/media/{width}/{path}` serves. While the content store
 * fails, the last good list of each resource is used, from memory or from `{dataDir}/live/editorial-media.json`.
 */
export const createEditorialMedia = ({ dataDir, resources, now, warn }: EditorialMediaOptions) => {
  const file = createPathsFile({ dataDir, warn });
  let paths: PathsByResource = new Map();
  let known: ReadonlySet<MediaPath> = new Set();
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.NEGATIVE_INFINITY;
  /** Raised by `expire`. A load of an earlier generation stores nothing. */
  let generation = 0;
  let flight: Promise<void> | null = null;
  let reading: Promise<void> | null = null;

  const accept = (next: PathsByResource): void => {
    paths = next;
    known = new Set([...next.values()].flat());
  };

  const readCopy = async (): Promise<void> => {
    const copy = await file.read();
    if (copy !== null && paths.size === 0) accept(copy);
  };

  const fetchAll = async (): Promise<void> => {
    const startedIn = generation;
    const { fresh, failed } = await fetchEach(resources);
    if (startedIn !== generation) return;
    attemptedAt = now();
    dueAt = now() + (failed.length > 0 ? RETRY_MS : FRESH_MS);
    if (failed.length > 0) warn(`The paths of editorial media were not refreshed: ${failed.join(", ")}`);
    accept(new Map([...paths, ...fresh]));
    if (fresh.size > 0) await file.write(paths);
  };

  const startLoad = (): Promise<void> => {
    const started = fetchAll()
      .catch((error: unknown) => warn(`The paths of editorial media were not refreshed: ${nameError(error)}`))
      .finally(() => {
        if (flight === started) flight = null;
      });
    flight = started;
    return started;
  };

  /** Resolves after a load that began after the last `expire`. */
  const refresh = async (): Promise<void> => {
    const startedIn = generation;
    await (flight ?? startLoad());
    if (startedIn !== generation) await refresh();
  };

  return {
    refresh,
    /** Null while the lists are unknown. */
    has: async (path: MediaPath): Promise<boolean | null> => {
      await (reading ??= readCopy());
      const isKnown = known.has(path);
      if (isKnown && now() >= dueAt) await Promise.race([refresh(), delay(MAX_WAIT_MS, undefined, { ref: false })]);
      if (!isKnown && now() - attemptedAt >= RETRY_MS) await refresh();
      if (known.has(path)) return true;
      return Object.keys(resources).every((name) => paths.has(name)) ? false : null;
    },
    /** Makes the next request for a picture fetch the list again. */
    expire: (): void => {
      generation += 1;
      flight = null;
      attemptedAt = Number.NEGATIVE_INFINITY;
      dueAt = Number.NEGATIVE_INFINITY;
    },
    /** Waits for a load in progress and for its copy on the disk. */
    drain: async (): Promise<void> => {
      await flight;
      await file.written();
    },
  };
};

export type EditorialMedia = ReturnType<typeof createEditorialMedia>;

const fetchEach = async (resources: EditorialMediaOptions["resources"]): Promise<{ fresh: PathsByResource; failed: readonly string[] }> => {
  const results = await Promise.all(Object.entries(resources).map(async ([name, fetch]) => [name, await fetch()] as const));
  const fresh = new Map(results.flatMap(([name, result]) => (result.ok ? [[name, result.value] as const] : [])));
  return { fresh, failed: Object.keys(resources).filter((name) => !fresh.has(name)) };
};

/** The last good lists on disk, for a restart during an outage. */
const createPathsFile = ({ dataDir, warn }: Pick<EditorialMediaOptions, "dataDir" | "warn">) => {
  const file = join(dataDir, "live", "editorial-media.json");
  const guard = createDiskGuard({ sentence: "The paths of editorial media cannot be kept for an outage", warn });
  /** Sequential, so that the newest lists are written last. */
  const oneAtATime = pLimit(1);
  return {
    /** Null when there is no valid file. */
    read: async (): Promise<PathsByResource | null> => parseCopy(await readFile(file, "utf8").catch(() => "null")),
    write: (paths: PathsByResource): Promise<unknown> =>
      oneAtATime(() => guard(() => writeFileAtomically(file, JSON.stringify({ format: FORMAT, paths: [...paths] })))),
    /** Waits for the writes that have begun. */
    written: (): Promise<void> => oneAtATime(() => undefined),
  };
};

type PathsByResource = ReadonlyMap<string, readonly MediaPath[]>;

const parseCopy = (text: string): PathsByResource | null => {
  const copy = parseJson(text);
  if (!isRecord(copy) || copy.format !== FORMAT) return null;
  return Array.isArray(copy.paths) && copy.paths.every(isEntry) ? new Map(copy.paths) : null;
};

const isEntry = (value: unknown): value is readonly [string, readonly MediaPath[]] => {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [name, paths]: readonly unknown[] = value;
  return typeof name === "string" && Array.isArray(paths) && paths.every((path) => typeof path === "string");
};
