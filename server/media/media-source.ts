import type { MediaPath } from "../../src/domain/media";
import { isVideoFile } from "../../src/domain/media";
import { mediaPath, type MediaRules } from "../../src/upstream/media-path";

/** A picture or video that the gateway may fetch. */
export interface MediaSource {
  url: string;
  isVideo: boolean;
}

/** Anything longer is nobody's picture. */
const MAX_PATH_LENGTH = 2_000;

/** A rooted path, another scheme, or dots and slashes encoded twice: none of them comes from our own pages. */
const DISGUISED = /^\/|^[a-z][a-z0-9+.-]*:|%(2e|2f|5c)/i;

/**
 * The address a media path stands for: below `MEDIA_URL`, or https on one of `MEDIA_HOSTS` at its usual port.
 * Null for everything else, so that the resizer cannot be sent anywhere (SSRF).
 */
export const mediaSource = (path: MediaPath, rules: MediaRules): MediaSource | null => {
  const isAbsolute = /^https?:\/\//i.test(path);
  if (path.length > MAX_PATH_LENGTH || (!isAbsolute && DISGUISED.test(path))) return null;
  const known = mediaPath(path, rules);
  if (known === null) return null;
  const url = new URL(/^https:\/\//.test(known) ? known : `${rules.mediaUrl}/${known.split("/").map(encodeURIComponent).join("/")}`);
  const isBelowBase = url.href.startsWith(`${new URL(rules.mediaUrl).href.replace(/\/$/, "")}/`);
  const isForeign = url.protocol === "https:" && url.port === "" && /^https:\/\//.test(known);
  return isBelowBase || isForeign ? { url: url.href, isVideo: isVideoFile(url.pathname) } : null;
};
