import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { request, type Dispatcher } from "undici";
import { failure, success, type Result } from "../../src/domain/result";
import { createRangeSource } from "./range-source";
import { UnreadableVideo } from "../../src/lib/video-metadata/byte-source";
import { findVideoPatches } from "../../src/lib/video-metadata/find-video-patches";
import { applyPatches, type Patch } from "../../src/lib/video-metadata/patch-list";
import { createSingleFlight } from "../lib/work-queue";

type Headers = Dispatcher.ResponseData["headers"];

export type PatchFailure = "unreadable" | "unavailable";

/** `size` is in bytes. */
export interface PatchedVideo {
  size: number;
  patches: readonly Patch[];
}

type Found = Result<PatchedVideo, PatchFailure>;

const HEADERS_MS = 5_000;

/** Videos that are parsed at a time, and limits of the cache of results. */
const SCANS = 4;
const KEPT_VIDEOS = 500;
const KEPT_PATCHES = 200_000;

/** Without ETag and date a file may have been replaced, so it is parsed again with each request. */
const NO_VERSION = "";

/** Finds the bytes to overwrite in each video; once per version of a file. */
export const createVideoPatches = (dispatcher: Dispatcher) => {
  const known = new LRUCache<string, Found>({
    max: KEPT_VIDEOS,
    maxSize: KEPT_PATCHES,
    sizeCalculation: weightOf,
  });
  const once = createSingleFlight<Found>();
  const limit = pLimit(SCANS);

  const find = async (url: string, { size, version }: { size: number; version: string }): Promise<Found> => {
    try {
      const patches = await findVideoPatches(createRangeSource(url, { dispatcher, size, version, versionOf }));
      return success({ size, patches });
    } catch (error) {
      // Any other error: the store stopped answering, or the file was replaced meanwhile.
      return failure(error instanceof UnreadableVideo ? "unreadable" : "unavailable");
    }
  };

  /** The size, for a store that sends it only with a range; null when it sends none, or when the file was replaced meanwhile. */
  const askSize = async (url: string, version: string): Promise<number | null> => {
    const range = { accept: "video/*", range: "bytes=0-0" };
    const { headers, body } = await request(url, { dispatcher, headers: range, headersTimeout: HEADERS_MS });
    body.on("error", () => undefined).destroy();
    return headers["content-range"] !== undefined && versionOf(headers) === version ? sizeOf(headers) : null;
  };

  /** The patches of the file that these headers belong to; `unreadable` for a file that must not be sent. */
  return async (url: string, headers: Headers): Promise<Found> => {
    const version = versionOf(headers);
    const size = sizeOf(headers) ?? (await askSize(url, version));
    if (size === null) return failure("unavailable");
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

const weightOf = (found: Found): number => (found.ok ? found.value.patches.length + 1 : 1);

const textOf = (header: string | string[] | undefined): string => (typeof header === "string" ? header : "");

const versionOf = (headers: Headers): string => [textOf(headers.etag), textOf(headers["last-modified"])].filter(Boolean).join(" ");

/** Size of the whole file in bytes; null when the store does not send it. */
const sizeOf = (headers: Headers): number | null => {
  const range = /^bytes (?:\d+-\d+|\*)\/(\d+)$/.exec(textOf(headers["content-range"]));
  const size = Number(range?.[1] ?? (headers["content-range"] === undefined ? (headers["content-length"] ?? Number.NaN) : Number.NaN));
  return Number.isSafeInteger(size) ? size : null;
};

/** Offset of the first byte of the answer within the file; null when the store does not send it. */
export const startOf = (statusCode: number, headers: Headers): number | null => {
  if (statusCode !== 206) return 0;
  const start = /^bytes (\d+)-/.exec(textOf(headers["content-range"]))?.[1];
  return start === undefined ? null : Number(start);
};

/** Bytes of the answer's body: the whole file of this size, or a part of it. */
export const lengthOf = (headers: Headers, size: number): number => {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(textOf(headers["content-range"])) ?? [];
  return first === undefined ? size : Number(last) - Number(first) + 1;
};

/** `start` is the offset of the body's first byte in the file. */
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
