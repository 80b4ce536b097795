import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";
import { failure, success, type Result } from "../../src/domain/result";
import { contentHash } from "../http/encoded-body";
import { fetchOriginal, type MediaFailure } from "./fetch-original";
import { createOriginals, evictOwned } from "./originals";
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

export type PictureFailure = MediaFailure | "busy";

export interface PicturesOptions {
  store: PictureStore;
  dispatcher: Dispatcher;
  now: () => number;
  /** False for a talent who was withdrawn: a picture that was being made meanwhile is not kept. */
  isListed?: (talentId: string) => boolean;
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
const WAITING = 256;

/** Resized pictures: from memory, from disk, else made, each once however many ask at the same time. */
export const createPictures = ({ store, dispatcher, now, isListed = () => true, waiting = WAITING }: PicturesOptions) => {
  const memory = new LRUCache<string, Owned<Picture>>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  const originals = createOriginals(dispatcher, now);
  const queue = createWorkQueue({ running: 2, waiting });
  const makeOnce = createSingleFlight<Result<Picture, PictureFailure>>();

  const keep = (storeKey: PictureKey, bytes: Buffer, madeAt: number): Result<Picture, PictureFailure> => {
    const { owner } = storeKey;
    if (owner !== null && !isListed(owner.talentId)) return failure("missing");
    const picture = { bytes, etag: etagOf(bytes), madeAt };
    memory.set(memoryKeyOf(storeKey), { ...picture, owner });
    return success(picture);
  };

  const evict = (isGone: (owner: FileOwner) => boolean): void => {
    evictOwned(memory, isGone);
    originals.evict(isGone);
  };

  const make = async (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
    const storeKey = storeKeyOf(request);
    const stored = await store.read(storeKey);
    if (stored !== null && now() - stored.madeAt < FRESH_MS) return keep(storeKey, stored.bytes, stored.madeAt);
    const rendered = (await queue(() => render(request, (url) => originals.get(url, request.owner)))) ?? failure("busy" as const);
    if (rendered.ok) {
      await store.write(storeKey, rendered.value);
      const kept = keep(storeKey, rendered.value, now());
      if (!kept.ok) await store.remove(storeKey);
      return kept;
    }
    if (rendered.error === "missing") await store.remove(storeKey);
    // An original that cannot be asked for now does not take its old copy away.
    const isPassing = rendered.error === "unavailable" || rendered.error === "busy";
    return stored !== null && isPassing ? keep(storeKey, stored.bytes, stored.madeAt) : rendered;
  };

  return {
    /** Made for one request, and kept nowhere. */
    getUnkept: async (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
      const rendered = (await queue(() => render(request, (url) => fetchOriginal(url, dispatcher)))) ?? failure("busy" as const);
      return rendered.ok ? success({ bytes: rendered.value, etag: etagOf(rendered.value), madeAt: now() }) : rendered;
    },
    get: (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
      const key = memoryKeyOf(storeKeyOf(request));
      const kept = memory.get(key);
      if (kept !== undefined && now() - kept.madeAt < FRESH_MS) return Promise.resolve(success(kept));
      return makeOnce(key, () => make(request));
    },
    removeOlderLayouts: store.removeOlderLayouts,
    /** Drops the pictures of all talents but these, in memory and on disk. */
    keepTalents: async (talentIds: readonly string[]): Promise<void> => {
      const kept = new Set(talentIds);
      evict(({ talentId }) => !kept.has(talentId));
      await store.keepTalents(talentIds);
    },
    /** Drops the pictures of a talent's other files; whether there were any on disk. */
    keepVersions: (talentId: string, versions: readonly string[]): Promise<boolean> => {
      evict((owner) => owner.talentId === talentId && !versions.includes(owner.version));
      return store.keepVersions(talentId, versions);
    },
  };
};

export type Pictures = ReturnType<typeof createPictures>;

type Owned<Value> = Value & { owner: FileOwner | null };

const render = async (request: PictureRequest, load: (url: string) => Promise<Result<Buffer, MediaFailure>>): Promise<Result<Buffer, PictureFailure>> => {
  if (request.url === null) return failure("unavailable");
  const source = await load(request.url);
  return source.ok ? renderPicture(source.value, request) : source;
};

const etagOf = (bytes: Buffer): string => `"${contentHash(bytes)}"`;

const memoryKeyOf = (key: PictureKey): string => JSON.stringify(key);

const storeKeyOf = ({ shape, width, format, url, owner }: PictureRequest): PictureKey => {
  const rendering = `${shape}/${width}/${format}`;
  return { owner, rest: owner === null ? `${rendering}/${url}` : rendering };
};
