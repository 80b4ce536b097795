import { feedListPath } from "../../../src/config/list-feed";
import { repairAddress } from "../../../src/config/repair-address";
import { resolveAddress, type SiteIndex } from "../store/resolve-address";
import { readAddress } from "../store/site-address";
import { parseTalentAddress } from "../../../src/config/routes";

/** Routes of the gateway, which exist whatever the build contains. */
const GATEWAY_ROUTE = /^\/(api|media)\//;

/** Maximum of collected dead links. */
const MAX_LINKS = 500;

export interface DeadLink {
  /** The address of the first page that contains the link. */
  page: string;
  /** As written in the page. */
  link: string;
}

export interface SiteLinksOptions {
  siteUrl: string;
  index: SiteIndex<unknown>;
}

/** Collects the links of pages to this site; `dead` lists those without a target. */
export const createSiteLinks = ({ siteUrl, index }: SiteLinksOptions) => {
  const known = new Map<string, boolean>();
  const dead = new Map<string, DeadLink>();

  const hasTarget = (pathname: string): boolean => {
    if (GATEWAY_ROUTE.test(pathname) || parseTalentAddress(pathname) !== null) return true;
    // The gateway answers the feed of each list.
    const address = readAddress(repairAddress(feedListPath(pathname) ?? pathname));
    return address !== null && resolveAddress(index, address).kind !== "missing";
  };

  /** Cached, since most links are on every page: menu, scripts, lists. */
  const isAlive = (pathname: string): boolean => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const isTarget = hasTarget(pathname);
    if (known.size < MAX_KNOWN) known.set(copyText(pathname), isTarget);
    return isTarget;
  };

  return {
    /** `page` is the base address of relative links. */
    add: (page: string, links: readonly string[]): void => {
      for (const link of links) {
        const pathname = pathOnSite(link, page, siteUrl);
        if (pathname === null || isAlive(pathname) || dead.has(link) || dead.size >= MAX_LINKS) continue;
        dead.set(copyText(link), { page, link: copyText(link) });
      }
    },
    dead: (): readonly DeadLink[] => [...dead.values()],
  };
};

const MAX_KNOWN = 5_000;

/** Copies the text: a substring of a page keeps the whole page in memory. */
const copyText = (text: string): string => Buffer.from(text).toString();

/** The raw path of an address on this site; null for any other address, and for a fragment of the same page. */
const pathOnSite = (link: string, page: string, siteUrl: string): string | null => {
  if (link.startsWith("/") && !link.startsWith("//")) return withoutQuery(link);
  if (link.startsWith("#") || link.startsWith("?")) return null;
  if (!URL.canParse(link, `${siteUrl}${page}`)) return null;
  const url = new URL(link, `${siteUrl}${page}`);
  return url.origin === new URL(siteUrl).origin ? url.pathname : null;
};

const withoutQuery = (link: string): string => /^[^?#]*/.exec(link)?.[0] ?? link;
