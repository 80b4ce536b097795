import pLimit from "p-limit";
import probe from "probe-image-size";
import { request } from "undici";
import type { UpstreamSettings } from "../../../src/config/environment";
import { isVideoFile, type MediaPath, type Picture } from "../../../src/domain/media";
import { mediaFileUrl } from "../../../src/lib/media-file-url";
import { MEASURE_CONCURRENCY, MEASURE_TIMEOUT_MS } from "./constants";

interface Size {
  width: number;
  height: number;
}

/** The part of Gatsby's cache that stores sizes between builds. */
export interface SizeCache {
  get: (key: string) => Promise<Size | undefined>;
  set: (key: string, size: Size) => Promise<unknown>;
}

export interface PictureMeasure {
  /** Adds the size from the file when the content store gave none; videos are not measured. */
  measure: <Given extends Picture>(picture: Given) => Promise<Given>;
  /** Paths of the pictures without a readable size. */
  unmeasured: () => readonly MediaPath[];
}

/** Reads the start of each picture file, once per file, and caches sizes by address. */
export const createPictureMeasure = (settings: UpstreamSettings, cache: SizeCache): PictureMeasure => {
  const limit = pLimit(MEASURE_CONCURRENCY);
  const sizes = new Map<MediaPath, Promise<Size | null>>();
  const unmeasured: MediaPath[] = [];

  const findSize = async (path: MediaPath): Promise<Size | null> => {
    const address = mediaFileUrl(settings.mediaUrl, path);
    const key = `picture-size:${address}`;
    const known = await cache.get(key);
    if (known) return known;
    const size = await limit(() => readSize(address));
    if (size === null) unmeasured.push(path);
    else await cache.set(key, size);
    return size;
  };
  const sizeOf = (path: MediaPath): Promise<Size | null> => {
    const size = sizes.get(path) ?? findSize(path);
    sizes.set(path, size);
    return size;
  };

  return {
    measure: async (picture) => {
      if ((picture.width !== null && picture.height !== null) || isVideoFile(picture.path)) return picture;
      const size = await sizeOf(picture.path);
      return size === null ? picture : { ...picture, ...size };
    },
    unmeasured: () => unmeasured,
  };
};

/** EXIF orientations from here on are rotated by 90 degrees; the site shows every picture upright. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

const readSize = async (url: string): Promise<Size | null> => {
  try {
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(MEASURE_TIMEOUT_MS) });
    body.on("error", () => undefined); // destroying the body before its end is an error
    try {
      if (statusCode !== 200) return null;
      const { width, height, orientation = 1 } = await probe(body);
      return orientation >= FIRST_SIDEWAYS_ORIENTATION ? { width: height, height: width } : { width, height };
    } finally {
      body.destroy();
    }
  } catch {
    return null; // unreadable; the caller reports it
  }
};
