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

/** Paths that visitors ask for, by kind. */
export interface Targets {
  pages: readonly string[];
  reads: readonly string[];
  /** Asked for once before the load, so that the gateway has a copy. */
  madePictures: readonly string[];
  newPictures: readonly string[];
}

const PER_SECOND: Readonly<Record<keyof Targets, number>> = { pages: 20, reads: 2, madePictures: 2, newPictures: 0.2 };
const MADE_PICTURES = 60;
const ANSWERED_WITHIN_MS = 30_000;
const BROWSER_HEADERS = { "accept-encoding": "br", accept: "image/avif,image/webp,image/*,text/html,*/*" };

/** Reads from a running site what its visitors can ask for, and asks for each read and for some pictures once. */
export const prepareTargets = async (address: string): Promise<Targets> => {
  const index: CastingIndex = JSON.parse(await readText(`${address}/api/casting/todas/todos`));
  const talents = fromCastingIndex(index);
  const covers = talents.flatMap(({ talentId, coverVersion }) => (coverVersion === null ? [] : { talentId, coverVersion }));
  const coversOf = (width: 360 | 480): string[] => covers.map(({ talentId, coverVersion }) => coverAddress(talentId, coverVersion, width));
  const targets = {
    pages: pagesOf(talents),
    reads: readsOf(talents),
    madePictures: coversOf(360).slice(0, MADE_PICTURES),
    newPictures: coversOf(480),
  };
  for (const path of [...targets.reads, ...targets.madePictures]) await readText(address + path);
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
  if (statusCode >= 400) throw new Error(`${address} was answered ${statusCode} before any fault`);
  return text;
};

/** Sends one request and reads its whole answer; a failure is counted by its reason. */
export const sendCounted = async (address: string, tally: Tally, dispatcher?: Agent): Promise<void> => {
  tally.countSent();
  const begunAt = performance.now();
  try {
    const { statusCode, body } = await request(address, {
      dispatcher,
      headers: BROWSER_HEADERS,
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await body.arrayBuffer();
    tally.countAnswered(performance.now() - begunAt);
    if (statusCode >= 400) tally.countFailed(`HTTP ${statusCode}`);
  } catch (error) {
    tally.countFailed(failureReason(error));
  }
};

export interface Load {
  pages: Tally;
  /** Ends the load, waits for the requests under way, and returns its figures. */
  stop: () => Promise<Row[]>;
}

/**
 * Asks for pages, reads and pictures at a steady rate whether answers come or not, half of them on connections that are
 * kept alive, half on new ones.
 */
export const startLoad = (address: string, targets: Targets): Load => {
  const dispatchers = [new Agent({ pipelining: 1 }), new Agent({ pipelining: 0 })];
  const tallies = { pages: createTally(), reads: createTally(), madePictures: createTally(), newPictures: createTally() };
  const underWay = new Set<Promise<void>>();
  const begin = (kind: keyof Targets): NodeJS.Timeout => {
    let count = 0;
    return setInterval(() => {
      const path = targets[kind][(count * 7) % targets[kind].length]; // not one talent after the other
      const sending = sendCounted(`${address}${path}`, tallies[kind], dispatchers[count % 2]);
      count += 1;
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    }, 1000 / PER_SECOND[kind]);
  };
  const timers = [begin("pages"), begin("reads"), begin("madePictures"), begin("newPictures")];
  return {
    pages: tallies.pages,
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(underWay);
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()));
      return [
        countRow("pages", tallies.pages),
        durationRow("pages", tallies.pages),
        countRow("API reads", tallies.reads),
        durationRow("API reads", tallies.reads),
        countRow("pictures that are cached", tallies.madePictures),
        countRow("pictures that are not cached", tallies.newPictures),
      ];
    },
  };
};
