import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { parseCastingAddress } from "../../src/config/casting-address";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { splitLocale } from "../../src/config/routes";
import type { FoundByName } from "../../src/config/search-page";
import { NO_FILTER } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import { isMinor } from "../../src/domain/talent";
import type { EncodedBody } from "../http/encoded-body";
import { nameError } from "../../src/lib/describe-error";
import { visibleTalents, type LiveSnapshot } from "../live/live-talents";
import type { ReleaseFile } from "../releases/store/manifest";
import type { Release } from "../releases/store/release";
import { addToPageContext } from "../withdrawal/add-to-page-context";
import type { FilteredFiles } from "../withdrawal/filtered-files";
import { encodeHtml, type RenderOutcome } from "../withdrawal/filter-file";

/** Visitors can invent names, so old results are evicted. */
const MAX_BYTES = 16 * 1024 * 1024;

/** About one second of rendering. Further searches get the page without results, so that many searches delay no other page. */
const MAX_WAITING = 100;

export interface SearchResultsOptions {
  filteredFiles: Pick<FilteredFiles, "render">;
  warn: (sentence: string) => void;
  count: (outcome: RenderOutcome) => void;
}

export interface Search {
  release: Release;
  /** The page of all searches by name (`isSearchPage`). */
  file: ReleaseFile;
  pathname: string;
  snapshot: LiveSnapshot | null;
}

/** The page with its results; or a file of the release without them, whose scripts fetch the list. */
export type SearchAnswer = { body: EncodedBody } | { file: ReleaseFile };

class TooManySearches extends Error {
  override name = "TooManySearches";
}

/** Renders search pages with the first talents found, so that they are visible before scripts run, and without scripts. */
export const createSearchResults = ({ filteredFiles, warn, count }: SearchResultsOptions) => {
  // One search at a time in the renderer's queue, so that other pages wait for at most one search.
  const inTurn = pLimit(1);
  const warned = new WeakSet<Release>();

  const render = async ({ release, file, pathname, snapshot }: Search): Promise<EncodedBody> => {
    const addFound = addToPageContext({ found: findByName(snapshot, nameIn(pathname)) });
    const changeData = (pageData: unknown): unknown => ({ ...addFound(pageData), path: pathname });
    const html = await inTurn(() => filteredFiles.render({ release, file, snapshot, changeData }));
    count("rendered");
    return encodeHtml(html);
  };

  const results = new LRUCache<string, EncodedBody, Search>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    fetchMethod: (_key, _stale, { context }) => render(context),
    ignoreFetchAbort: true, // a result that is evicted while it is rendered is still sent
  });

  const resultOf = async (search: Search): Promise<EncodedBody> => {
    const { release, pathname, snapshot } = search;
    const key = [release.id, splitLocale(pathname).locale, snapshot?.digest, nameIn(pathname)].join("\n");
    if (!results.has(key) && inTurn.pendingCount >= MAX_WAITING) throw new TooManySearches();
    return results.forceFetch(key, { context: search });
  };

  return {
    get: async (search: Search): Promise<SearchAnswer> => {
      try {
        return { body: await resultOf(search) };
      } catch (error) {
        if (!warned.has(search.release)) warn(`Searches are sent without results, which scripts then fetch: ${nameError(error)}`);
        warned.add(search.release);
        count("fallback");
        return { file: search.file };
      }
    },
  };
};

export type SearchResults = ReturnType<typeof createSearchResults>;

const nameIn = (pathname: string): string => parseCastingAddress(pathname, "")?.filter.name ?? "";

/** The same talents, in the same order, as the browser finds in the complete list. */
const findByName = (snapshot: LiveSnapshot | null, name: string): FoundByName => {
  if (snapshot === null) return { name, total: null, talents: [] };
  const found = filterTalents({ ...NO_FILTER, name }, visibleTalents(snapshot));
  const talents = found.slice(0, TALENTS_PER_PAGE).map(({ talentId, name: own, coverVersion, categories, age }) => ({
    talentId,
    name: own,
    coverVersion,
    categories,
    isMinor: isMinor({ age }),
  }));
  return { name, total: found.length, talents };
};
