import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Dispatcher } from "undici";
import { failure, type Result } from "../../src/domain/result";
import { createRangeSource } from "./range-source";
import { findVideoPatches } from "./video-metadata/find-patches";
import { applyPatches, type Patch } from "./video-metadata/patch-list";
import { createSingleFlight } from "../lib/work-queue";

type Headers = Dispatcher.ResponseData["headers"];

export type PatchFailure = "unreadable" | "unavailable";

/** Videos that are looked through at a time, and results that are remembered, with the patches of all of them. */
const SCANS = 4;
const KEPT_VIDEOS = 500;
const KEPT_PATCHES = 200_000;

/** A store that names no version of its files may have replaced one; it is looked at again with each request. */
const NO_VERSION = "";

/** What to write over each video of the store; found once per version of a file. */
export const createVideoPatches = (dispatcher: Dispatcher) => {
  const known = new LRUCache<string, Result<readonly Patch[], PatchFailure>>({
    max: KEPT_VIDEOS,
    maxSize: KEPT_PATCHES,
    sizeCalculation: weightOf,
  });
  const once = createSingleFlight<Result<readonly Patch[], PatchFailure>>();
  const limit = pLimit(SCANS);

  const find = async (
    url: string,
    { size, version }: { size: number; version: string },
  ): Promise<Result<readonly Patch[], PatchFailure>> => {
    try {
      const found = await findVideoPatches(createRangeSource(url, { dispatcher, size, version, versionOf }));
      return found.ok ? found : failure("unreadable");
    } catch {
      return failure("unavailable"); // the store went silent, or the file was replaced meanwhile
    }
  };

  /** The patches of the file that these headers belong to; `unreadable` for a file that must not be passed on. */
  return async (url: string, headers: Headers): Promise<Result<readonly Patch[], PatchFailure>> => {
    const size = sizeOf(headers);
    if (size === null) return failure("unavailable");
    const version = versionOf(headers);
    const key = JSON.stringify([url, version, size]);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = await once(key, () => limit(() => find(url, { size, version })));
    const isLasting = version !== NO_VERSION && (found.ok || found.error === "unreadable");
    if (isLasting) known.set(key, found);
    return found;
  };
};

export type VideoPatches = ReturnType<typeof createVideoPatches>;

const weightOf = (found: Result<readonly Patch[], PatchFailure>): number => (found.ok ? found.value.length + 1 : 1);

const textOf = (header: string | string[] | undefined): string => (typeof header === "string" ? header : "");

const versionOf = (headers: Headers): string => [textOf(headers.etag), textOf(headers["last-modified"])].filter(Boolean).join(" ");

/** Bytes of the whole file; null where the store does not say. */
const sizeOf = (headers: Headers): number | null => {
  const range = /^bytes (?:\d+-\d+|\*)\/(\d+)$/.exec(textOf(headers["content-range"]));
  const size = Number(range?.[1] ?? (headers["content-range"] === undefined ? (headers["content-length"] ?? Number.NaN) : Number.NaN));
  return Number.isSafeInteger(size) ? size : null;
};

/** Offset of an answer's first byte within the file; null where the store does not say. */
export const startOf = (statusCode: number, headers: Headers): number | null => {
  if (statusCode !== 206) return 0;
  const start = /^bytes (\d+)-/.exec(textOf(headers["content-range"]))?.[1];
  return start === undefined ? null : Number(start);
};

/** A stream of the file that begins at an offset, with the patches applied. */
export const patchStream = async function* (
  body: AsyncIterable<Uint8Array>,
  start: number,
  patches: readonly Patch[],
): AsyncGenerator<Buffer> {
  let offset = start;
  let left = patches;
  for await (const chunk of body) {
    const past = left.findIndex((patch) => patch.offset + patch.length > offset);
    left = past === -1 ? [] : left.slice(past);
    yield applyPatches(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), offset, left);
    offset += chunk.byteLength;
  }
};
