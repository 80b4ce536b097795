import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { compress, contentHash, encodeJson, type EncodedBody } from "../http/encoded-body";
import { nameError } from "../../src/lib/describe-error";
import type { ReleaseFile } from "../releases/store/manifest";
import { addressOfPage, isStaticQuery, pageDataFile } from "../../src/lib/gatsby-files";
import type { Release } from "../releases/store/release";
import type { HiddenTalents } from "./hidden-talents";
import type { PageRenderer, RenderOptions } from "./page-renderer";
import { pageWithoutCards } from "./page-without-cards";
import { filterSitemap, isSitemap } from "../releases/store/sitemap";
import { talentOfAddress } from "../releases/store/talent-mentions";
import { withoutTalents } from "./without-talents";

/** `rendered`: without the withdrawn talents; `fallback`: without any talent, because rendering failed. */
export type RenderOutcome = "rendered" | "fallback";

export interface FileFilterOptions {
  renderer: PageRenderer;
  now: () => number;
  warn: (sentence: string) => void;
  count: (outcome: RenderOutcome) => void;
}

class MissingRenderer extends Error {
  override name = "MissingRenderer";
}

/** Low, since a visitor waits for the result. */
const BROTLI_QUALITY = 4;

/** A page without cards is rendered again after this long. */
const RETRY_MS = 60_000;

export interface FilteredFile {
  body: EncodedBody;
  /** Milliseconds since 1970; null when it is valid until another talent is withdrawn. */
  validUntil: number | null;
}

export interface FileToFilter extends RenderOptions {
  release: Release;
  file: ReleaseFile;
  hidden: HiddenTalents;
}

export interface PageSource extends RenderOptions {
  release: Release;
  /** Must be a page. */
  file: ReleaseFile;
  /** Null when the page may show all its talents. */
  hidden: HiddenTalents | null;
  changeData?: (pageData: unknown) => unknown;
}

/** Rejects when the release has no renderer, or rendering fails. */
export const renderReleasePage = async (
  renderer: PageRenderer,
  { release, file, hidden, isBackground, changeData = (data) => data }: PageSource,
): Promise<string> => {
  if (release.renderer === null) throw new MissingRenderer();
  const built = await readJson(release, pageDataFile(addressOfPage(file.path)));
  const pageData = changeData(hidden === null ? built : withoutTalents(built, shownIn(hidden)));
  const staticQueries = hidden === null ? {} : await changedStaticQueries(release, hidden);
  return renderer.render(release.renderer, { pageData, staticQueries }, { isBackground });
};

/** Renders pages, and parses data and sitemaps. Rejects when the file cannot be read. */
export const createFileFilter = ({ renderer, now, warn, count }: FileFilterOptions) => {
  const warned = new WeakSet<Release>();

  const filterPage = async (source: FileToFilter): Promise<FilteredFile> => {
    try {
      const html = await renderReleasePage(renderer, source);
      count("rendered");
      return { body: await encodeHtml(html), validUntil: null };
    } catch (error) {
      const { release, file } = source;
      if (!warned.has(release))
        warn(`Pages are sent without any talent, because they cannot be rendered without those who were withdrawn: ${nameError(error)}`);
      warned.add(release);
      count("fallback");
      return { body: await encodeHtml(pageWithoutCards(await readText(release, file.path))), validUntil: now() + RETRY_MS };
    }
  };

  return async (source: FileToFilter): Promise<FilteredFile> => {
    const { release, file, hidden } = source;
    if (file.path.endsWith(".html")) return filterPage(source);
    if (isSitemap(file.path))
      return { body: await encodeText(filterSitemap(await readText(release, file.path), isListedIn(hidden)), file.type), validUntil: null };
    return { body: await encodeJson(withoutTalents(await readJson(release, file.path), shownIn(hidden))), validUntil: null };
  };
};

const shownIn = ({ isShown, elsewhere }: HiddenTalents) => ({ isShown, withdrawnElsewhere: elsewhere });

const isListedIn =
  ({ isShown }: HiddenTalents) =>
  (address: string): boolean => {
    const talentId = talentOfAddress(address);
    return talentId === null || isShown(talentId);
  };

/** Static queries are part of every page; those that mention no talent are in the renderer already. */
const changedStaticQueries = async (release: Release, { isShown }: HiddenTalents): Promise<Record<string, unknown>> => {
  const changed: Record<string, unknown> = {};
  for (const path of Object.keys(release.talents).filter(isStaticQuery)) {
    changed[basename(path, ".json")] = withoutTalents(await readJson(release, path), { isShown, withdrawnElsewhere: 0 });
  }
  return changed;
};

const readText = (release: Release, path: string): Promise<string> => readFile(join(release.directory, path), "utf8");

const readJson = async (release: Release, path: string): Promise<unknown> => JSON.parse(await readText(release, path));

export const encodeHtml = (html: string): Promise<EncodedBody> => encodeText(html, "text/html; charset=utf-8");

export const encodeText = async (text: string, type: string): Promise<EncodedBody> => {
  const identity = Buffer.from(text);
  return { type, etag: `W/"${contentHash(identity)}"`, identity, ...(await compress(identity, BROTLI_QUALITY)) };
};
