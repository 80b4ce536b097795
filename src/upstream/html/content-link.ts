import type { Attributes } from "sanitize-html";
import type { UpstreamSettings } from "../../config/environment";
import { mediaAddress } from "../../config/media";
import { linkTarget } from "../addresses";
import { mediaPath } from "../media-path";

/** Links and pictures of a text are checked by these hosts. */
export type ContentRules = Pick<UpstreamSettings, "panelUrl" | "mediaUrl" | "mediaHosts">;

const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif)$/i;
const OTHER_SCHEMES = /^(mailto:[^\s"'<>]+@[^\s"'<>]+|tel:\+?[\d\s().-]+|#[\w-]*)$/i;

/** Returns no attributes for an address that is not allowed, so that only the link's text remains. */
export const toLink = (sent: string | null, rules: ContentRules): Attributes => {
  const href = sent?.trim() ?? "";
  if (OTHER_SCHEMES.test(href)) return { href: href.replace(/\s+/g, "") };
  if (isStored(href, rules)) return toStoredPicture(href, rules);
  const target = linkTarget(href, rules.panelUrl) ?? plainWebAddress(href);
  if (target === null) return {};
  return target.startsWith("/") ? { href: target } : { href: target, rel: "noopener noreferrer", target: "_blank" };
};

const isStored = (href: string, { mediaUrl }: ContentRules): boolean =>
  href.startsWith(`${mediaUrl}/`) || href.startsWith(`${new URL(mediaUrl).pathname}/`);

/** Editors link a small picture to its large file. Other stored files have no address on this site. */
const toStoredPicture = (href: string, rules: ContentRules): Attributes => {
  const path = mediaPath(href, rules);
  return path !== null && PICTURE_FILE.test(path) ? { href: mediaAddress(path, 1920) } : {};
};

/** Texts may also link to http; an address on the panel's host has already become a path. */
const plainWebAddress = (href: string): string | null => {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === "http:" && url.username === "" && url.password === "" ? url.href : null;
};
