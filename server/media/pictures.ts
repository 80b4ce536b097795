import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";
import { failure, success, type Result } from "../../src/domain/result";
import { contentHash } from "../http/encoded-body";
import { fetchOriginal, type MediaFailure } from "./fetch-original";
import { renderPicture, type Rendering } from "./render-picture";
import type { PictureKey, PictureStore } from "./picture-store";
import type { FileOwner } from "./talent-file";
import { createSingleFlight, createWorkQueue } from "./work-queue";

/** A picture ready to send. */
export interface Picture {
  bytes: Buffer;
  etag: string;
  madeAt: number;
}

interface Original {
  bytes: Buffer;
  fetchedAt: number;
}

export type PictureFailure = MediaFailure | "busy";

export interface PicturesOptions {
  store: PictureStore;
  dispatcher: Dispatcher;
  now: () => number;
  /** How many pictures may wait for the two that are being made. */
  waiting?: number;
}

export interface PictureRequest extends Rendering {
  /** Null when only a stored copy can answer. */
  url: string | null;
  /** The talent's file that the picture shows; null for the site's own content. */
  owner: FileOwner | null;
}

/** A picture may be replaced, or withdrawn, at the same address: after a day its original is asked for again. */
const FRESH_MS = 24 * 60 * 60_000;

const MEMORY_BYTES = 64 * 1024 * 1024;
const ORIGINALS_BYTES = 48 * 1024 * 1024;

/** A page asks for several widths of a picture at once: its original is kept just so long. */
const ORIGINAL_FRESH_MS = 30_000;

const WAITING = 256;

/** Resized pictures: from memory, from disk, else made, each once however many ask at the same time. */
export const createPictures = ({ store, dispatcher, now, waiting = WAITING }: PicturesOptions) => {
  const memory = new LRUCache<string, Picture>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  const originals = new LRUCache<string, Original>({ maxSize: ORIGINALS_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  const queue = createWorkQueue({ running: 2, waiting });
  const fetchOnce = createSingleFlight<Result<Buffer, MediaFailure>>();
  const makeOnce = createSingleFlight<Result<Picture, PictureFailure>>();

  const original = (url: string): Promise<Result<Buffer, MediaFailure>> => {
    const kept = originals.get(url);
    if (kept !== undefined && now() - kept.fetchedAt < ORIGINAL_FRESH_MS) return Promise.resolve(success(kept.bytes));
    return fetchOnce(url, async () => {
      const fetched = await fetchOriginal(url, dispatcher);
      if (fetched.ok) originals.set(url, { bytes: fetched.value, fetchedAt: now() });
      return fetched;
    });
  };

  const render = async (request: PictureRequest): Promise<Result<Buffer, PictureFailure>> => {
    if (request.url === null) return failure("unavailable");
    const source = await original(request.url);
    return source.ok ? renderPicture(source.value, request) : source;
  };

  const keep = (key: string, bytes: Buffer, madeAt: number): Result<Picture, PictureFailure> => {
    const picture = { bytes, etag: `"${contentHash(bytes)}"`, madeAt };
    memory.set(key, picture);
    return success(picture);
  };

  const make = async (key: string, request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
    const storeKey = storeKeyOf(request);
    const stored = await store.read(storeKey);
    if (stored !== null && now() - stored.madeAt < FRESH_MS) return keep(key, stored.bytes, stored.madeAt);
    const rendered = (await queue(() => render(request))) ?? failure("busy" as const);
    if (rendered.ok) {
      await store.write(storeKey, rendered.value);
      return keep(key, rendered.value, now());
    }
    if (rendered.error === "missing") await store.remove(storeKey);
    // An original that cannot be asked for now does not take its old copy away.
    const isPassing = rendered.error === "unavailable" || rendered.error === "busy";
    return stored !== null && isPassing ? keep(key, stored.bytes, stored.madeAt) : rendered;
  };

  return {
    get: (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
      const key = JSON.stringify(storeKeyOf(request));
      const kept = memory.get(key);
      if (kept !== undefined && now() - kept.madeAt < FRESH_MS) return Promise.resolve(success(kept));
      return makeOnce(key, () => make(key, request));
    },
  };
};

export type Pictures = ReturnType<typeof createPictures>;

const storeKeyOf = ({ shape, width, format, url, owner }: PictureRequest): PictureKey => {
  const rendering = `${shape}/${width}/${format}`;
  return { owner, rest: owner === null ? `${rendering}/${url}` : rendering };
};
