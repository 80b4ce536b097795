import type { MediaPath } from "../domain/media";
import { parseReference } from "../domain/talent-reference";

/** In pixels; the gateway rejects any other width (gateway contract). */
export const MEDIA_WIDTHS = [160, 240, 360, 480, 720, 1080, 1440, 1920, 2560] as const;

export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

export const COVER_RATIO = { width: 3, height: 4 } as const;

/** For `srcset`, for the grids at 1× to 3×. */
const COVER_WIDTHS = [240, 360, 480, 720, 1080] as const;

/** For browsers without `srcset`. */
export const COVER_FALLBACK_WIDTH = 480;

/** The picture keeps its own ratio. An absolute address becomes one encoded segment. */
export const mediaAddress = (path: MediaPath, width: MediaWidth): string => `/media/${width}/${encodeMediaPath(path)}`;

/** The gateway sends videos unchanged at any width. All use one width, so that each is cached once. */
export const videoAddress = (path: MediaPath): string => mediaAddress(path, 1920);

/** Cropped to 3:4. */
export const coverAddress = (reference: string, coverVersion: string, width: MediaWidth): string =>
  `/media/talents/${talentSegment(reference)}/${coverVersion}/${width}`;

export const coverSources = (reference: string, coverVersion: string): string =>
  COVER_WIDTHS.map((width) => `${coverAddress(reference, coverVersion, width)} ${width}w`).join(", ");

/** Omits the token: the version protects a hidden talent's files. */
export const talentSegment = (reference: string): string => encodeURIComponent(parseReference(reference).talentId);

const encodeMediaPath = (path: MediaPath): string =>
  /^https?:\/\//.test(path) ? encodeURIComponent(path) : path.split("/").map(encodeURIComponent).join("/");
