import type { MediaPath } from "../domain/media";
import { parseReference } from "../domain/talent-reference";

/** The widths of `/media` in pixels; any other width is rejected (gateway contract). */
export const MEDIA_WIDTHS = [160, 240, 360, 480, 720, 1080, 1440, 1920, 2560] as const;

export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Width and height of a talent's cover crop. */
export const COVER_RATIO = { width: 3, height: 4 } as const;

/** Cover widths in `srcset`, for the grids at 1× to 3×. */
const COVER_WIDTHS = [240, 360, 480, 720, 1080] as const;

/** The cover width for browsers without `srcset`. */
export const COVER_FALLBACK_WIDTH = 480;

/** The address of a picture at its own ratio. An absolute address becomes one encoded segment. */
export const mediaAddress = (path: MediaPath, width: MediaWidth): string => `/media/${width}/${encodeMediaPath(path)}`;

/** The address of a video. It is sent unchanged at any width; one width, so that it is cached once. */
export const videoAddress = (path: MediaPath): string => mediaAddress(path, 1920);

/** The address of a talent's cover, cropped to 3:4. */
export const coverAddress = (reference: string, coverVersion: string, width: MediaWidth): string =>
  `/media/talents/${talentSegment(reference)}/${coverVersion}/${width}`;

/** The `srcset` of a cover. */
export const coverSources = (reference: string, coverVersion: string): string =>
  COVER_WIDTHS.map((width) => `${coverAddress(reference, coverVersion, width)} ${width}w`).join(", ");

/** The version protects a hidden talent's files, so that a picture's address needs no token. */
export const talentSegment = (reference: string): string => encodeURIComponent(parseReference(reference).talentId);

const encodeMediaPath = (path: MediaPath): string =>
  /^https?:\/\//.test(path) ? encodeURIComponent(path) : path.split("/").map(encodeURIComponent).join("/");
