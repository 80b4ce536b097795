import { readFile } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { parseCastingAddress } from "../../src/config/casting-address";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { splitLocale } from "../../src/config/routes";
import type { FoundByName } from "../../src/config/search-page";
import { filterTalents, NO_FILTER } from "../../src/domain/casting-filter";
import type { Locale } from "../../src/domain/locale";
import { isMinor } from "../../src/domain/talent";
import { compress, contentHash, sendEncoded, type EncodedBody } from "../http/encoded-body";
import { visibleTalents, type LiveSnapshot } from "../live/live-talents";
import type { ReleaseFile } from "../releases/manifest";
import type { Release } from "../releases/release-store";
import { filePath, type BodyCache } from "./body-cache";
import { cutSearchPage, fillSearchPage, unfilledSearchPage, type SearchPage } from "./search-page";
import { sendFile } from "./send-file";

/** Names are invented without end, so old searches make room for new ones. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Made while a visitor waits. */
const BROTLI_QUALITY = 4;

/** Puts those whom a name finds into the page of searches, so that they are seen before any script, and without one. */
export const createSearchResults = (files: BodyCache) => {
  const pages = new WeakMap<Release, Map<string, Promise<SearchPage | null>>>();
  const results = new LRUCache<string, EncodedBody>({ maxSize: MAX_BYTES, sizeCalculation: weigh });

  const pageOf = (release: Release, file: ReleaseFile, locale: Locale): Promise<SearchPage | null> => {
    const ofRelease = pages.get(release) ?? new Map<string, Promise<SearchPage | null>>();
    pages.set(release, ofRelease);
    const page = ofRelease.get(locale) ?? readFile(filePath(release, file, "identity"), "utf8").then((html) => cutSearchPage(html, locale));
    ofRelease.set(locale, page);
    page.catch(() => ofRelease.delete(locale)); // what could not be read now may be the next time
    return page;
  };

  /** Null where the page has no places for talents. */
  const fill = async ({ release, file, pathname, snapshot }: Search): Promise<EncodedBody | null> => {
    const { locale } = splitLocale(pathname);
    const name = parseCastingAddress(pathname, "")?.filter.name ?? "";
    const key = [release.id, locale, snapshot?.digest, name].join("\n");
    const known = results.get(key);
    if (known !== undefined) return known;
    const page = await pageOf(release, file, locale);
    if (page === null) return null;
    const identity = Buffer.from(snapshot === null ? unfilledSearchPage(page, name) : fillSearchPage(page, findByName(snapshot, name)));
    const etag = `W/"${contentHash(identity)}"`;
    const body = { type: "text/html; charset=utf-8", etag, identity, ...(await compress(identity, BROTLI_QUALITY)) };
    results.set(key, body);
    return body;
  };

  return async (request: FastifyRequest, reply: FastifyReply, search: Search): Promise<FastifyReply> => {
    const body = await fill(search);
    return body === null ? sendFile(request, reply, { ...search, bodies: files }) : sendEncoded(request, reply, body);
  };
};

interface Search {
  release: Release;
  /** The page of all searches (`isSearchPage`). */
  file: ReleaseFile;
  pathname: string;
  snapshot: LiveSnapshot | null;
}

/** The same whom the browser finds in the list of all, in the same order. */
const findByName = (snapshot: LiveSnapshot, name: string): FoundByName => {
  const found = filterTalents({ ...NO_FILTER, name }, visibleTalents(snapshot));
  const talents = found.slice(0, TALENTS_PER_PAGE).map(({ talentId, name: own, coverVersion, categories, age }) => ({ talentId, name: own, coverVersion, categories, isMinor: isMinor({ age }) }));
  return { name, total: found.length, talents };
};

const weigh = ({ identity, br, gzip }: EncodedBody): number => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
