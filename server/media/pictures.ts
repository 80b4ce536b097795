import pLimit from "p-limit";
import type { Dispatcher } from "undici";
import { failure, success, type Result } from "../../src/domain/result";
import { nameError } from "../lib/describe-error";
import type { WorkState } from "./evictable-work";
import type { MediaFailure } from "./fetch-original";
import { createKeptPictures, etagOf, memoryKeyOf, type KeptPicture } from "./picture-cache";
import { createOriginals } from "./originals";
import { renderPicture, type Rendering } from "./render-picture";
import type { PictureKey, PictureStore } from "./picture-store";
import type { FileOwner } from "./talent-file";
import { createBackgroundWork, createSingleFlight } from "../lib/work-queue";

/** A picture ready to send. */
export interface Picture {
  bytes: Buffer;
  etag: string;
  madeAt: number;
  /** True for a copy whose original is being asked for again, or cannot be had now. */
  isStale: boolean;
}

export type PictureFailure = MediaFailure | "busy";

export interface PicturesOptions {
  store: PictureStore;
  dispatcher: Dispatcher;
  now: () => number;
  /** False for a talent who was withdrawn: a picture that was being made meanwhile is not kept. */
  isListed?: (talentId: string) => boolean;
  /** How many pictures of one host may wait. */
  waiting?: number;
  warn?: (sentence: string) => void;
}

export interface PictureRequest extends Rendering {
  /** Null when only a stored copy can answer. */
  url: string | null;
  /** The talent's file that the picture shows; null for the site's own content. */
  owner: FileOwner | null;
}

/** A picture may be replaced, or withdrawn, at the same address: after a day its original is asked for again. */
const FRESH_MS = 24 * 60 * 60_000;

const WAITING = 256;

/** Pictures that are decoded at a time; those whose originals are still coming in do not count. */
const DECODING = 2;

/** Stale pictures that are refreshed at a time, and that wait for it; one more is refreshed when it is asked for again. */
const REFRESHING = 2;
const WAITING_REFRESHES = 64;

/**
 * Resized pictures: from memory, from disk, else made, each once however many ask at the same time. A stale copy answers at
 * once and is refreshed in the background.
 */
export const createPictures = ({
  store,
  dispatcher,
  now,
  isListed = () => true,
  waiting = WAITING,
  warn = () => undefined,
}: PicturesOptions) => {
  const kept = createKeptPictures({ store, isListed, warn });
  const originals = createOriginals({ dispatcher, now, waiting });
  const decode = pLimit(DECODING);
  const onRefreshFailure = (error: unknown): void => warn(`A picture was not refreshed: ${nameError(error)}`);
  const refreshes = createBackgroundWork({ running: REFRESHING, waiting: WAITING_REFRESHES, onFailure: onRefreshFailure });
  const loadOnce = createSingleFlight<Result<KeptPicture, PictureFailure>>();

  const render = async (request: PictureRequest, read: OriginalReader): Promise<Result<Buffer, PictureFailure>> => {
    const { url, owner } = request;
    return url === null ? failure("unavailable") : read({ url, owner }, (original) => decode(() => renderPicture(original, request)));
  };

  const make = async (request: PictureRequest, state: WorkState): Promise<Result<KeptPicture, PictureFailure>> => {
    const key = storeKeyOf(request);
    const rendered = await render(request, originals.read);
    if (!rendered.ok && rendered.error === "missing") await kept.remove(key);
    if (!rendered.ok) return rendered;
    const picture = await kept.add(key, { bytes: rendered.value, madeAt: now() }, state);
    if (state.isEvicted) originals.evict(({ talentId, version }) => talentId === state.owner?.talentId && version === state.owner.version);
    return picture;
  };

  const load = (request: PictureRequest): Promise<Result<KeptPicture, PictureFailure>> =>
    kept.run(request.owner, async (state) => (await kept.read(storeKeyOf(request), state)) ?? make(request, state));

  /** Makes a picture again in the background; a failure other than `missing` leaves the copy. */
  const refresh = (request: PictureRequest): void => {
    if (request.url === null) return;
    refreshes.start(memoryKeyOf(storeKeyOf(request)), () => kept.run(request.owner, (state) => make(request, state)));
  };

  const evict = (isGone: (owner: FileOwner) => boolean): void => {
    kept.evict(isGone);
    originals.evict(isGone);
  };

  return {
    /** Made for one request, and kept nowhere. */
    getUnkept: async (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
      const rendered = await render(request, originals.readUnkept);
      return rendered.ok ? success({ bytes: rendered.value, etag: etagOf(rendered.value), madeAt: now(), isStale: false }) : rendered;
    },
    get: async (request: PictureRequest): Promise<Result<Picture, PictureFailure>> => {
      const key = storeKeyOf(request);
      const inMemory = kept.inMemory(key);
      const picture = inMemory === null ? await loadOnce(memoryKeyOf(key), () => load(request)) : success(inMemory);
      if (!picture.ok) return picture;
      const { bytes, etag, madeAt } = picture.value;
      const isStale = now() - madeAt >= FRESH_MS;
      if (isStale) refresh(request);
      return success({ bytes, etag, madeAt, isStale });
    },
    /** The next request asks for originals again that failed a moment ago. */
    forgetFailures: originals.forgetFailures,
    /** Resolves once no refresh runs or waits. */
    drain: refreshes.drain,
    removeOlderLayouts: store.removeOlderLayouts,
    /** Drops the pictures of all talents but these, in memory and on disk. */
    keepTalents: async (talentIds: readonly string[]): Promise<void> => {
      const remaining = new Set(talentIds);
      evict(({ talentId }) => !remaining.has(talentId));
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

type OriginalReader = ReturnType<typeof createOriginals>["read"];

const storeKeyOf = ({ shape, width, format, url, owner }: PictureRequest): PictureKey => {
  const rendering = `${shape}/${width}/${format}`;
  return { owner, rest: owner === null ? `${rendering}/${url}` : rendering };
};
