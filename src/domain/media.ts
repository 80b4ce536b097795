/**
 * Where a picture or video lies at the upstream: relative to the media base
 * (`talents/412/cover.jpg`), or an absolute https address on an allowed media host.
 */
export type MediaPath = string;

/** Size in pixels; null when it could not be determined. */
export interface PictureSize {
  width: number | null;
  height: number | null;
}

/** A picture of the site's own content. */
export interface Picture extends PictureSize {
  path: MediaPath;
}

const VIDEO_FILE = /\.(mp4|webm|ogg)$/i;

/** Upstream marks a video by its file's ending alone (specification §2, Home). */
export const isVideoFile = (path: MediaPath): boolean => VIDEO_FILE.test(path.replace(/[?#].*$/, ""));
