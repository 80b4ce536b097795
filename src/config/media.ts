import type { MediaPath } from "../domain/media";
import { parseReference } from "../domain/talent-reference";

/** The widths in pixels that `/media` makes; any other is refused (gateway contract). */
export const MEDIA_WIDTHS = [160, 240, 360, 480, 720, 1080, 1440, 1920, 2560] as const;

export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Width and height of a talent's cover crop. */
export const COVER_RATIO = { width: 3, height: 4 } as const;

/** Cover widths offered to the browser, by what the grids of design.md need at 1× to 3×. */
const COVER_WIDTHS = [240, 360, 480, 720, 1080] as const;

/** The cover for browsers that read no `srcset`. */
export const COVER_FALLBACK_WIDTH = 480;

/** A picture at its own ratio. An absolute address travels as one encoded segment. */
export const mediaAddress = (path: MediaPath, width: MediaWidth): string => `/media/${width}/${encodeMediaPath(path)}`;

/** A video, which passes through unchanged at any width; one width, so that it is kept once. */
export const videoAddress = (path: MediaPath): string => mediaAddress(path, 1920);

/** A talent's cover as a 3:4 crop. */
export const coverAddress = (reference: string, coverVersion: string, width: MediaWidth): string =>
  `/media/talents/${talentSegment(reference)}/${coverVersion}/${width}`;

/** All the widths of a cover, as `srcset` takes them. */
export const coverSources = (reference: string, coverVersion: string): string =>
  COVER_WIDTHS.map((width) => `${coverAddress(reference, coverVersion, width)} ${width}w`).join(", ");

/** The version alone protects a hidden talent's files, so that no token is in a picture's address. */
export const talentSegment = (reference: string): string => encodeURIComponent(parseReference(reference).talentId);

const encodeMediaPath = (path: MediaPath): string =>
  /^https?:\/\//.test(path) ? encodeURIComponent(path) : path.split("/").map(encodeURIComponent).join("/");
