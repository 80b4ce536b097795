import { splitLocale } from "../config/routes";
import { givenText } from "./wire-values";

/** Null for an address that is not https or has credentials. */
export const httpsAddress = (sent: string | null): string | null => {
  const address = givenText(sent);
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url.href : null;
};

const INSTAGRAM_ADDRESS = /^(?:https?:\/\/)?(?:(?:www|m)\.)?instagram\.com\/@?([A-Za-z0-9._]{1,30})\/?(?:[?#].*)?$/i;
const HANDLE = /^@?([A-Za-z0-9._]{1,30})$/;

/** Accepts an https address or a bare Instagram handle. For Instagram, drops the query, which tracks who shared the address. */
export const profileAddress = (sent: string | null): string | null => {
  const text = givenText(sent);
  if (text === null) return null;
  const handle = (INSTAGRAM_ADDRESS.exec(text) ?? HANDLE.exec(text))?.[1];
  return handle === undefined ? httpsAddress(text) : `https://www.instagram.com/${handle}/`;
};

/**
 * Returns the path on this site, with query and fragment, for an address on the panel's host; null for any other
 * address. Without a locale prefix: the component that renders the link adds the reader's.
 */
export const internalPath = (sent: string, panelUrl: string): string | null => {
  const base = new URL(panelUrl);
  const address = sent.trim();
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.host !== base.host || url.username !== "" || url.password !== "") return null;
  return `${splitLocale(sitePath(url.pathname)).path}${url.search}${url.hash}`;
};

/** The target of an editor's link: a path of this site, an https address, or null. */
export const linkTarget = (sent: string | null, panelUrl: string): string | null => {
  const link = givenText(sent);
  if (link === null) return null;
  if (link.startsWith("/") && !/[\\\p{Cc}]/u.test(link)) return link.startsWith("//") ? httpsAddress(`https:${link}`) : link;
  return internalPath(link, panelUrl) ?? httpsAddress(link);
};

/** Reduces leading slashes to one, because `//evil.example` is another host, and removes a trailing slash. */
const sitePath = (pathname: string): string => `/${pathname.replace(/^[/\\]+|[/\\]+$/g, "")}`;
