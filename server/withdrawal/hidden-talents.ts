import { createHash } from "node:crypto";
import { parseBoardAddress } from "../../src/config/board-routes";
import { parseListingAddress, parseTalentAddress, routes, splitLocale } from "../../src/config/routes";
import { isMinor } from "../../src/domain/talent";
import { isHidden, type LiveSnapshot } from "../live/live-talents";
import { addressOfPage, addressOfPageData, isStaticQuery, pageDataFile } from "../../src/lib/gatsby-files";
import type { Release } from "../releases/store/release";

/** The talents that must be removed from a file of a release. */
export interface HiddenTalents {
  isShown: (talentId: string) => boolean;
  /** Number of them that are only on other pages of the same listing. */
  elsewhere: number;
  /** For cache keys. */
  key: string;
}

const UNKNOWN_LIST = {};

interface ReleaseTalents {
  /** The talents of each file, together with those of the other pages of its listing. */
  listings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The talents in static queries, which are part of every page. */
  shared: ReadonlySet<string>;
}

export const createHiddenTalents = () => {
  const talentsOf = createFileTalents();
  const found = new WeakMap<object, Map<string, HiddenTalents | null>>();

  return {
    /**
     * The talents that are not in the live list, on home also the minors in it: a birthdate may have been corrected since the build.
     * Null when the file may be sent as built. Without a list, all talents. Cached per list.
     */
    byList: (release: Release, path: string, snapshot: LiveSnapshot | null): HiddenTalents | null => {
      const file = talentsOf(release, path);
      if (file === null) return null;
      const ofSnapshot = found.get(snapshot ?? UNKNOWN_LIST) ?? new Map<string, HiddenTalents | null>();
      found.set(snapshot ?? UNKNOWN_LIST, ofSnapshot);
      const key = `${release.id}/${path}`;
      const known = ofSnapshot.get(key);
      if (known !== undefined) return known;
      const mayBeShown = isHome(file) ? isAdultInLists : isInLists;
      const hidden = hiddenIn(file, (talentId) => mayBeShown(snapshot, talentId));
      ofSnapshot.set(key, hidden);
      return hidden;
    },
    /** The erased talents, whether they are in the live list or not. */
    byErasure: (release: Release, path: string, isErased: (talentId: string) => boolean): HiddenTalents | null => {
      const file = talentsOf(release, path);
      return file === null ? null : hiddenIn(file, (talentId) => !isErased(talentId));
    },
  };
};

/** Null when neither the file nor its listing mentions any talent. */
const createFileTalents = () => {
  const collected = new WeakMap<Release, ReleaseTalents>();

  return (release: Release, path: string): FileTalents | null => {
    const { listings, shared } = collected.get(release) ?? collectTalents(release);
    if (!collected.has(release)) collected.set(release, { listings, shared });
    const isPage = path.endsWith(".html");
    const data = isPage ? pageDataFile(addressOfPage(path)) : path;
    const listing = listings.get(listingKey(data));
    if (listing === undefined && !(isPage && shared.size > 0)) return null;
    return { data, listing: listing ?? new Set(), shared: isPage ? shared : new Set<string>(), own: new Set(release.talents[data]) };
  };
};

const collectTalents = ({ talents }: Release): ReleaseTalents => {
  const listings = new Map<string, Set<string>>();
  const shared = new Set<string>();
  for (const [path, ids] of Object.entries(talents)) {
    const listing = listings.get(listingKey(path)) ?? new Set();
    ids.forEach((id) => listing.add(id));
    listings.set(listingKey(path), listing);
    if (isStaticQuery(path)) ids.forEach((id) => shared.add(id));
  }
  return { listings, shared };
};

/** The same key for all pages of a listing or board; the path for any other file. */
const listingKey = (path: string): string => {
  const address = addressOfPageData(path) ?? "";
  const { locale } = splitLocale(address);
  const board = parseBoardAddress(address);
  if (board !== null) return `${locale} board ${board.slug}`;
  const listing = parseListingAddress(address);
  return listing === null ? path : `${locale} ${listing.category} ${listing.gender}`;
};

interface FileTalents {
  /** The file, or the data of the page. */
  data: string;
  /** All talents of the file and of the other pages of its listing. */
  listing: ReadonlySet<string>;
  shared: ReadonlySet<string>;
  /** The talents of the file itself. */
  own: ReadonlySet<string>;
}

const hiddenIn = ({ data, listing, shared, own }: FileTalents, mayBeShown: (talentId: string) => boolean): HiddenTalents | null => {
  // Whether a talent's own page is sent is decided by its address (`site/talent-status.ts`).
  const subject = parseTalentAddress(addressOfPageData(data) ?? "")?.talentId;
  const isShown = (talentId: string): boolean => talentId === subject || mayBeShown(talentId);
  const hidden = [...new Set([...listing, ...shared])].filter((talentId) => !isShown(talentId));
  if (hidden.length === 0) return null;
  const key = createHash("sha256").update(JSON.stringify(hidden.sort())).digest("base64url");
  const elsewhere = hidden.filter((talentId) => listing.has(talentId) && !own.has(talentId)).length;
  return { isShown, elsewhere, key };
};

const isHome = ({ data }: FileTalents): boolean => splitLocale(addressOfPageData(data) ?? "").path === routes.home();

const isAdultInLists = (snapshot: LiveSnapshot | null, talentId: string): boolean => {
  const entry = snapshot?.byId.get(talentId);
  return entry !== undefined && !isHidden(entry) && !isMinor(entry.talent);
};

const isInLists = (snapshot: LiveSnapshot | null, talentId: string): boolean => {
  const entry = snapshot?.byId.get(talentId);
  return entry !== undefined && !isHidden(entry);
};
