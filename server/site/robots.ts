import { LISTING_ROBOTS } from "../../src/config/robots";
import { unlistedRoutes } from "../../src/config/unlisted-routes";
import { parseListingAddress, routes, splitLocale } from "../../src/config/routes";
import { isMinor } from "../../src/domain/talent";
import { visibleTalents, type LiveSnapshot } from "../live/live-talents";
import type { ReleaseFile } from "../releases/store/manifest";
import { pageDataFile } from "../../src/lib/gatsby-files";
import type { Release } from "../releases/store/release";
import type { BodyCache } from "./body-cache";
import { talentStatusOfFile, filePage, robotsOf } from "./talent-status";

interface ServedFile {
  release: Release;
  file: ReleaseFile;
  snapshot: LiveSnapshot | null;
}

/**
 * The value of `X-Robots-Tag` for a page or page data; null when it may be indexed. A listing follows the rules for minors when one
 * is on any of its pages, in the live list or as built.
 */
export const createRobots = (bodies: BodyCache) => {
  const builtWithMinors = createBuiltListings(bodies);
  const listedMinors = createLiveListings();

  return async ({ release, file, snapshot }: ServedFile): Promise<string | null> => {
    const talentStatus = talentStatusOfFile(snapshot, file.path);
    if (talentStatus.kind === "listed") return robotsOf(talentStatus.entry);
    const page = filePage(file.path);
    if (isSearchAddress(page)) return LISTING_ROBOTS;
    const listing = parseListingAddress(page);
    if (listing === null) return null;
    const hasMinors = listedMinors(snapshot, listing) || (await builtWithMinors(release, page));
    return hasMinors ? LISTING_ROBOTS : null;
  };
};

const isSearchAddress = (page: string): boolean => {
  const { path } = splitLocale(page);
  return path === routes.search() || path === unlistedRoutes.anySearch();
};

type Listing = NonNullable<ReturnType<typeof parseListingAddress>>;

const createLiveListings = () => {
  const bySnapshot = new WeakMap<LiveSnapshot, Map<string, boolean>>();
  return (snapshot: LiveSnapshot | null, { category, gender }: Listing): boolean => {
    if (snapshot === null) return false;
    const known = bySnapshot.get(snapshot) ?? new Map<string, boolean>();
    bySnapshot.set(snapshot, known);
    const key = `${category} ${gender}`;
    const hasMinors =
      known.get(key) ??
      visibleTalents(snapshot).some(
        (talent) => talent.categories.includes(category) && (gender === null || talent.gender === gender) && isMinor(talent),
      );
    known.set(key, hasMinors);
    return hasMinors;
  };
};

/** Reads `hasMinors` in a listing's page data; without it the listing counts as one with minors. */
const createBuiltListings = (bodies: BodyCache) => {
  const byRelease = new WeakMap<Release, Map<string, boolean>>();
  return async (release: Release, page: string): Promise<boolean> => {
    const known = byRelease.get(release) ?? new Map<string, boolean>();
    byRelease.set(release, known);
    const hasMinors =
      known.get(page) ?? valueAt(await builtData({ bodies, release, page }), ["result", "pageContext", "hasMinors"]) !== false;
    known.set(page, hasMinors);
    return hasMinors;
  };
};

interface BuiltPage {
  bodies: BodyCache;
  release: Release;
  page: string;
}

const builtData = async ({ bodies, release, page }: BuiltPage): Promise<unknown> => {
  const file = release.files.get(pageDataFile(page));
  return file === undefined ? null : JSON.parse((await bodies.get(release, file, "identity")).toString());
};

/** Undefined when there is none. */
const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Object.entries(inner).find(([name]) => name === key)?.[1] : undefined),
    value,
  );
