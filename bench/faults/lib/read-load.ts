import { Agent, request } from "undici";
import { CATEGORY_SLUGS, GENDER_SLUGS, localizedPath, routes } from "../../../src/config/routes";
import { coverAddress } from "../../../src/config/media";
import { fromCastingIndex, type CastingIndex } from "../../../src/domain/casting-index";
import { CATEGORIES, GENDERS } from "../../../src/domain/category";
import { LOCALES } from "../../../src/domain/locale";
import { pageDataFile } from "../../../src/lib/gatsby-files";
import type { TalentSummary } from "../../../src/domain/talent";
import type { Row } from "../../lib/report";
import { countRow, createTally, durationRow, failureReason, type Tally } from "./tally";

/** Paths that visitors request, by kind. */
export interface Targets {
  pages: readonly string[];
  reads: readonly string[];
  /** Requested once before the load, so that the gateway has cached them. */
  cachedPictures: readonly string[];
  uncachedPictures: readonly string[];
}

const PER_SECOND: Readonly<Record<keyof Targets, number>> = { pages: 20, reads: 2, cachedPictures: 2, uncachedPictures: 0.2 };
const CACHED_PICTURES = 60;
const ANSWERED_WITHIN_MS = 30_000;
const BROWSER_HEADERS = { "accept-encoding": "br", accept: "image/avif,image/webp,image/*,text/html,*/*" };

/** Lists the paths of a running site; requests every API read and some of the pictures once. */
export const prepareTargets = async (address: string): Promise<Targets> => {
  const index: CastingIndex = JSON.parse(await readText(`${address}/api/casting/todas/todos`));
  const talents = fromCastingIndex(index);
  const covers = talents.flatMap(({ talentId, coverVersion }) => (coverVersion === null ? [] : { talentId, coverVersion }));
  const coversOf = (width: 360 | 480): string[] => covers.map(({ talentId, coverVersion }) => coverAddress(talentId, coverVersion, width));
  const targets = {
    pages: pagesOf(talents),
    reads: readsOf(talents),
    cachedPictures: coversOf(360).slice(0, CACHED_PICTURES),
    uncachedPictures: coversOf(480),
  };
  for (const path of [...targets.reads, ...targets.cachedPictures]) await readText(address + path);
  return targets;
};

const pagesOf = (talents: readonly TalentSummary[]): string[] => {
  const fixed = [
    routes.home(),
    routes.about(),
    routes.workshop(),
    routes.contact(),
    routes.blog(),
    routes.campaigns(),
    routes.magazine(),
    routes.selection(),
    routes.scouting(),
    routes.privacy(),
    routes.search(),
  ];
  const listings = CATEGORIES.flatMap((category) => [
    routes.category(category),
    ...GENDERS.map((gender) => routes.listing(category, gender)),
  ]);
  const profiles = talents.flatMap((talent) => talent.categories.slice(0, 1).map((category) => routes.talent(category, talent)));
  const pages = LOCALES.flatMap((locale) => [...fixed, ...listings, ...profiles].map((path) => localizedPath(path, locale)));
  return [...pages, ...listings.map((path) => `/${pageDataFile(path)}`)];
};

const readsOf = (talents: readonly TalentSummary[]): string[] => [
  "/api/casting/todas/todos",
  ...CATEGORIES.flatMap((category) => GENDERS.map((gender) => `/api/casting/${CATEGORY_SLUGS[category]}/${GENDER_SLUGS[gender]}`)),
  ...LOCALES.flatMap((locale) => ["posts", "campaigns", "magazines"].map((list) => `/api/${list}/${locale}?page=1`)),
  "/api/instagram",
  ...talents.slice(0, 40).map(({ talentId }) => `/api/talents/${encodeURIComponent(talentId)}`),
];

const readText = async (address: string): Promise<string> => {
  const { statusCode, body } = await request(address, { headers: { accept: BROWSER_HEADERS.accept } });
  const text = await body.text();
  if (statusCode >= 400) throw new Error(`${address} was answered with ${statusCode} before the fault`);
  return text;
};

/** Reads the whole response; counts a failure by its reason. */
export const sendCounted = async (address: string, tally: Tally, dispatcher?: Agent): Promise<void> => {
  tally.countSent();
  const startedAt = performance.now();
  try {
    const { statusCode, body } = await request(address, {
      dispatcher,
      headers: BROWSER_HEADERS,
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await body.arrayBuffer();
    tally.countAnswered(performance.now() - startedAt);
    if (statusCode >= 400) tally.countFailed(`HTTP ${statusCode}`);
  } catch (error) {
    tally.countFailed(failureReason(error));
  }
};

export interface Load {
  pages: Tally;
  stop: () => Promise<Row[]>;
}

/**
 * Requests pages, API reads and pictures at a steady rate, whether responses arrive or not: half of them on connections
 * that stay open, half on new ones.
 */
export const startReadLoad = (address: string, targets: Targets): Load => {
  const dispatchers = [new Agent({ pipelining: 1 }), new Agent({ pipelining: 0 })];
  const tallies = { pages: createTally(), reads: createTally(), cachedPictures: createTally(), uncachedPictures: createTally() };
  const inProgress = new Set<Promise<void>>();
  const schedule = (kind: keyof Targets): NodeJS.Timeout => {
    let count = 0;
    return setInterval(() => {
      const path = targets[kind][(count * 7) % targets[kind].length]; // so that neighbours in the list do not follow each other
      const sending = sendCounted(`${address}${path}`, tallies[kind], dispatchers[count % 2]);
      count += 1;
      inProgress.add(sending);
      void sending.finally(() => inProgress.delete(sending));
    }, 1000 / PER_SECOND[kind]);
  };
  const timers = [schedule("pages"), schedule("reads"), schedule("cachedPictures"), schedule("uncachedPictures")];
  return {
    pages: tallies.pages,
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(inProgress);
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()));
      return [
        countRow("pages", tallies.pages),
        durationRow("pages", tallies.pages),
        countRow("API reads", tallies.reads),
        durationRow("API reads", tallies.reads),
        countRow("pictures that are cached", tallies.cachedPictures),
        countRow("pictures that are not cached", tallies.uncachedPictures),
      ];
    },
  };
};
