import { repairAddress } from "../../../src/config/repair-address";
import { resolveAddress, type Places } from "../store/resolve-address";
import { readAddress } from "../store/site-address";
import { parseTalentAddress } from "../../../src/config/routes";

/** Answered by the gateway itself, whatever the build made. */
const LIVE = /^\/(api|media)\//;

/** More than this many different dead links tell nothing new. */
const MAX_LINKS = 500;

export interface DeadLink {
  /** The address of the first page that has it. */
  page: string;
  /** As the page has it. */
  link: string;
}

export interface SiteLinksOptions {
  siteUrl: string;
  places: Places<unknown>;
}

/** Gathers where pages lead on this site, and tells what leads nowhere. */
export const createSiteLinks = ({ siteUrl, places }: SiteLinksOptions) => {
  const known = new Map<string, boolean>();
  const dead = new Map<string, DeadLink>();

  const leadsSomewhere = (pathname: string): boolean => {
    if (LIVE.test(pathname) || parseTalentAddress(pathname) !== null) return true;
    const address = readAddress(repairAddress(pathname));
    return address !== null && resolveAddress(places, address).kind !== "missing";
  };

  /** Most links stand on every page: those of the menu, the scripts, the lists. */
  const isAlive = (pathname: string): boolean => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const verdict = leadsSomewhere(pathname);
    if (known.size < MAX_KNOWN) known.set(detached(pathname), verdict);
    return verdict;
  };

  return {
    /** `page` is the address that relative links start from. */
    add: (page: string, links: readonly string[]): void => {
      for (const link of links) {
        const pathname = pathOnSite(link, page, siteUrl);
        if (pathname === null || isAlive(pathname) || dead.has(link) || dead.size >= MAX_LINKS) continue;
        dead.set(detached(link), { page, link: detached(link) });
      }
    },
    dead: (): readonly DeadLink[] => [...dead.values()],
  };
};

const MAX_KNOWN = 5_000;

/** A piece of a page keeps the whole page in memory; a copy does not. */
const detached = (text: string): string => Buffer.from(text).toString();

/** The raw path of an address on this site; null for any other address, and for a place on the same page. */
const pathOnSite = (link: string, page: string, siteUrl: string): string | null => {
  if (link.startsWith("/") && !link.startsWith("//")) return withoutTail(link);
  if (link.startsWith("#") || link.startsWith("?")) return null;
  if (!URL.canParse(link, `${siteUrl}${page}`)) return null;
  const url = new URL(link, `${siteUrl}${page}`);
  return url.origin === new URL(siteUrl).origin ? url.pathname : null;
};

const withoutTail = (link: string): string => /^[^?#]*/.exec(link)?.[0] ?? link;
