import { Mime } from "mime";
import otherTypes from "mime/types/other.js";
import standardTypes from "mime/types/standard.js";
import { LANGUAGES_FILE } from "../../../src/config/languages-file";
import { isHashedFile } from "../../../src/lib/gatsby-files";

/** The site's Ogg files are films, not sounds. Browsers use `image/x-icon` for icons, which is not the registered type. */
const mime = new Mime(standardTypes, otherTypes).define({ "video/ogg": ["ogg"], "image/x-icon": ["ico"] }, true);

const FEED_TYPE = "application/rss+xml; charset=utf-8";

export const contentType = (path: string): string => {
  if (/(^|\/)rss\.xml$/.test(path)) return FEED_TYPE;
  const type = mime.getType(path) ?? "application/octet-stream";
  return /^text\/|json$|\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
};

/** Pictures, fonts and videos are compressed already. */
export const isCompressible = (path: string): boolean => /^text\/|json|xml|icon/.test(contentType(path));

/** The best quality for scripts and styles, which every visitor loads; for thousands of pages it would take minutes. */
export const defaultBrotliQuality = (path: string): number => (/\.(m?js|css)$/.test(path) ? 11 : 5);

/** Whether browsers may cache a file without a limit. */
export const isImmutable = (path: string): boolean => isHashedFile(path) || path.startsWith("_gatsby/");

export const isPrivate = (path: string): boolean =>
  path.split("/").some((segment) => segment.startsWith(".") && segment !== ".well-known") ||
  /\.(map|br|gz)$/.test(path) ||
  [LANGUAGES_FILE, "redirects.json", "_redirects", "webpack.stats.json", "chunk-map.json"].includes(path);
