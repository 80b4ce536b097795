/**
 * The file of a picture or video in the content store: relative to the media base (`talents/412/cover.jpg`), or an
 * absolute https address on an allowed media host.
 */
export type MediaPath = string;

/** Size in pixels; null when unknown. */
export interface PictureSize {
  width: number | null;
  height: number | null;
}

export interface Picture extends PictureSize {
  path: MediaPath;
}

const VIDEO_FILE = /\.(mp4|webm|ogg)$/i;

/** The content store marks videos by file extension only. */
export const isVideoFile = (path: MediaPath): boolean => VIDEO_FILE.test(path.replace(/[?#].*$/, ""));
