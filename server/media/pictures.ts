import pLimit from "p-limit";
import type { Dispatcher } from "undici";
import { failure, success, type Result } from "../../src/domain/result";
import { nameError } from "../../src/lib/describe-error";
import type { WorkState } from "./evictable-work";
import type { MediaFailure } from "./fetch-original";
import { createPictureCache, etagOf, memoryKeyOf, type CachedPicture } from "./picture-cache";
import { createOriginals } from "./originals";
import { renderPicture, type Rendering } from "./render-picture";
import type { PictureKey, PictureStore } from "./picture-store";
import type { FileOwner } from "./talent-file";
import { createBackgroundWork, createSingleFlight } from "../lib/work-queue";

export interface Picture {
  bytes: Buffer;
  etag: string;
  madeAt: number;
  /** Whether the copy is older than a day and being refreshed. */
  isStale: boolean;
}

export type PictureFailure = MediaFailure | "busy";

export interface PicturesOptions {
  store: PictureStore;
  dispatcher: Dispatcher;
  now: () => number;
  /** False for a withdrawn talent, whose pictures are not stored. */
  isListed?: (talentId: string) => boolean;
  /** Maximum of waiting pictures per host. */
  waiting?: number;
  warn?: (sentence: string) => void;
}

export interface PictureRequest extends Rendering {
  /** Null when only a stored copy can answer. */
  url: string | null;
  /** The talent's file; null for editorial content. */
  owner: FileOwner | null;
}

/** The file at an address may be replaced, so the original is fetched again after a day. */
const FRESH_MS = 24 * 60 * 60_000;

const WAITING = 256;

/** Pictures that are decoded at a time. */
const DECODING = 2;

/** Stale pictures that are refreshed at a time, and that may wait; any other is refreshed with a later request. */
const REFRESHING = 2;
const WAITING_REFRESHES = 64;

/**
 * Resized pictures from memory, from disk, or rendered; simultaneous requests share one rendering. A stale copy is returned at once
 * and refreshed in the background.
 */
export const createPictures = ({
  store,
  dispatcher,
  now,
  isListed = () => true,
  waiting = WAITING,
  warn = () => undefined,
}: PicturesOptions) => {
  const cache = createPictureCache({ store, isListed, warn });
  const originals = createOriginals({ dispatcher, now, waiting });
  const decode = pLimit(DECODING);
  const onRefreshFailure = (error: unknown): void => warn(`A picture was not refreshed: ${nameError(error)}`);
  const refreshes = createBackgroundWork({ running: REFRESHING, waiting: WAITING_REFRESHES, onFailure: onRefreshFailure });
  const loadOnce = createSingleFlight<Result<CachedPicture, PictureFailure>>();

  const render = async (request: PictureRequest, read: OriginalReader): Promise<Result<Buffer, PictureFailure>> => {
    const { url, owner } = request;
    return url === null ? failure("unavailable") : read({ url, owner }, (original) => decode(() => renderPicture(original, request)));
  };

  const make = async (request: PictureRequest, state: WorkState): Promise<Result<CachedPicture, PictureFailure>> => {
    const key = storeKeyOf(request);
    const rendered = await render(request, originals.read);
    if (!rendered.ok && rendered.error === "missing") await cache.remove(key);
    if (!rendered.ok) return rendered;
    const picture = await cache.add(key, { bytes: rendered.value, madeAt: now() }, state);
    if (state.isEvicted) originals.evict(({ talentId, version }) => talentId === state.owner?.talentId && version === state.owner.version);
    return picture;
  };

  const load = (request: PictureRequest): Promise<Result<CachedPicture, PictureFailure>> =>
    cache.run(request.owner, async (state) => (await cache.read(storeKeyOf(request), state)) ?? make(request, state));

  /** Renders a picture again in the background; only the failure `missing` deletes the copy. */
  const refresh = (request: PictureRequest): void => {
    if (request.url === null) return;
    refreshes.start(memoryKeyOf(storeKeyOf(request)), () => cache.run(request.owner, (state) => make(request, state)));
  };

  const evict = (isGone: (owner: FileOwner) => boolean): void => {
    cache.evict(isGone);
    originals.evict(isGone);
  };

  return {
    getUncached: async (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
      const rendered = await render(request, originals.readUncached);
      return rendered.ok ? success({ bytes: rendered.value, etag: etagOf(rendered.value), madeAt: now(), isStale: false }) : rendered;
    },
    get: async (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
      const key = storeKeyOf(request);
      const inMemory = cache.inMemory(key);
      const picture = inMemory === null ? await loadOnce(memoryKeyOf(key), () => load(request)) : success(inMemory);
      if (!picture.ok) return picture;
      const { bytes, etag, madeAt } = picture.value;
      const isStale = now() - madeAt >= FRESH_MS;
      if (isStale) refresh(request);
      return success({ bytes, etag, madeAt, isStale });
    },
    /** After this, the next request fetches failed originals again. */
    forgetFailures: originals.forgetFailures,
    /** Resolves once no refresh runs or waits. */
    drain: refreshes.drain,
    removeOlderLayouts: store.removeOlderLayouts,
    /** Deletes the pictures of all other talents, in memory and on disk. */
    keepTalents: async (talentIds: readonly string[]): Promise<void> => {
      const remaining = new Set(talentIds);
      evict(({ talentId }) => !remaining.has(talentId));
      await store.keepTalents(talentIds);
    },
    /** Deletes the pictures of a talent's other files; returns whether there were any on disk. */
    keepVersions: (talentId: string, versions: readonly string[]): Promise<boolean> => {
      evict((owner) => owner.talentId === talentId && !versions.includes(owner.version));
      return store.keepVersions(talentId, versions);
    },
  };
};

export type Pictures = ReturnType<typeof createPictures>;

type OriginalReader = ReturnType<typeof createOriginals>["read"];

const storeKeyOf = ({ shape, width, format, url, owner }: PictureRequest): PictureKey => {
  const rendering = `${shape}/${width}/${format}`;
  return { owner, rest: owner === null ? `${rendering}/${url}` : rendering };
};
