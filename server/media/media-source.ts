import type { MediaPath } from "../../src/domain/media";
import { isVideoFile } from "../../src/domain/media";
import { mediaPath, type MediaRules } from "../../src/upstream/media-path";

/** A picture or video that the gateway may fetch. */
export interface MediaSource {
  url: string;
  isVideo: boolean;
  /** An SVG, by its name. */
  isDrawing: boolean;
}

const DRAWING_FILE = /\.svg$/i;

const MAX_PATH_LENGTH = 2_000;

/** Matches absolute paths, other schemes, and dots or slashes encoded twice, which our pages never contain. */
const DISGUISED = /^\/|^[a-z][a-z0-9+.-]*:|%(2e|2f|5c)/i;

/**
 * The address of a media path: below `MEDIA_URL`, or https on one of `MEDIA_HOSTS` at the default port. Null for any other
 * address, so that the gateway requests no other host (SSRF).
 */
export const mediaSource = (path: MediaPath, rules: MediaRules): MediaSource | null => {
  const isAbsolute = /^https?:\/\//i.test(path);
  if (path.length > MAX_PATH_LENGTH || (!isAbsolute && DISGUISED.test(path))) return null;
  const known = mediaPath(path, rules);
  if (known === null) return null;
  const url = new URL(/^https:\/\//.test(known) ? known : `${rules.mediaUrl}/${known.split("/").map(encodeURIComponent).join("/")}`);
  const isBelowBase = url.href.startsWith(`${new URL(rules.mediaUrl).href.replace(/\/$/, "")}/`);
  const isForeign = url.protocol === "https:" && url.port === "" && /^https:\/\//.test(known);
  return isBelowBase || isForeign
    ? { url: url.href, isVideo: isVideoFile(url.pathname), isDrawing: DRAWING_FILE.test(url.pathname) }
    : null;
};
