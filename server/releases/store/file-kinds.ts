import { extname } from "node:path";
import { isHashedFile } from "../../../src/lib/gatsby-files";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".ogg": "video/ogg",
  ".pdf": "application/pdf",
};

const FEED_TYPE = "application/rss+xml; charset=utf-8";

export const contentType = (path: string): string =>
  /(^|\/)rss\.xml$/.test(path) ? FEED_TYPE : (TYPES[extname(path).toLowerCase()] ?? "application/octet-stream");

/** Text compresses; pictures, fonts and videos already are. */
export const isCompressible = (path: string): boolean => /^text\/|json|xml|icon/.test(contentType(path));

/** Scripts and styles are made once and sent to everybody; pages are many, and Brotli's best would take minutes. */
export const brotliQuality = (path: string): number => (/\.(m?js|css)$/.test(path) ? 11 : 5);

/** Whether browsers may keep a file for ever. */
export const isImmutable = (path: string): boolean => isHashedFile(path) || path.startsWith("_gatsby/");

/** Build by-products that are nobody's business. */
export const isPrivate = (path: string): boolean =>
  path.split("/").some((segment) => segment.startsWith(".") && segment !== ".well-known") ||
  /\.(map|br|gz)$/.test(path) ||
  ["redirects.json", "_redirects", "webpack.stats.json", "chunk-map.json"].includes(path);
