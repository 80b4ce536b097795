import { createHash } from "node:crypto";
import type { UpstreamSettings } from "../config/environment";
import type { MediaPath, Picture } from "../domain/media";
import { decodeComponent } from "../lib/url";

export type MediaRules = Pick<UpstreamSettings, "mediaUrl" | "mediaHosts">;

/**
 * Accepts a relative path, an address below the media base (becomes a relative, decoded path), or an https address on
 * an allowed host (unchanged). Null for anything else, and for a path with `..`.
 */
export const mediaPath = (sent: string | null, rules: MediaRules): MediaPath | null => {
  const path = sent?.trim().replace(/^\/\//, "https://") ?? "";
  if (path === "" || hasControlCharacter(path)) return null;
  return /^[a-z][a-z0-9+.-]*:/i.test(path) ? absolutePath(path, rules) : relativePath(path, rules);
};

export const unsizedPicture = (sent: string | null, rules: MediaRules): Picture | null => {
  const path = mediaPath(sent, rules);
  return path === null ? null : { path, width: null, height: null };
};

/** Part of a talent file's address: ten hex digits of the hash of its path. */
export const mediaVersion = (path: MediaPath): string => createHash("sha256").update(path).digest("hex").slice(0, 10);

/** Matches `cdn.example.com` exactly, and `*.example.com` with every subdomain. */
const isAllowedHost = (hostname: string, allowed: readonly string[]): boolean =>
  allowed.some((host) => {
    const pattern = host.toLowerCase();
    return pattern.startsWith("*.") ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
  });

const absolutePath = (address: string, { mediaUrl, mediaHosts }: MediaRules): MediaPath | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const base = new URL(`${mediaUrl}/`);
  if (url.origin === base.origin && url.pathname.startsWith(base.pathname))
    return cleanPath(decodeComponent(url.pathname.slice(base.pathname.length)));
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  return isPlain && isAllowedHost(url.hostname, mediaHosts) ? url.href : null;
};

/** Some stores send paths that begin with the media base's path: `/storage/talents/1.jpg`. */
const relativePath = (path: string, { mediaUrl }: MediaRules): MediaPath | null => {
  const base = `${new URL(mediaUrl).pathname.replace(/\/+$/, "")}/`;
  return cleanPath(base !== "/" && path.startsWith(base) ? path.slice(base.length) : path);
};

const cleanPath = (path: string | null): MediaPath | null => {
  const clean = path?.replace(/^\/+/, "") ?? "";
  const segments = clean.split("/");
  const isUnsafe = segments.some((segment) => segment === "" || segment === "." || segment === "..");
  return isUnsafe || clean.includes("\\") || hasControlCharacter(clean) ? null : clean;
};

const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);
