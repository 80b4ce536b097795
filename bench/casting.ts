import { performance } from "node:perf_hooks";
import { brotliDecompressSync } from "node:zlib";
import { request } from "undici";
import { CATEGORY_SLUGS, GENDER_SLUGS } from "../src/config/routes";
import { fromCastingIndex, type CastingIndex } from "../src/domain/casting-index";
import { filterTalents, NO_FILTER, type CastingFilter } from "../src/domain/casting-filter";
import { CATEGORIES, GENDERS } from "../src/domain/category";
import { syntheticTalents } from "../tests/fakes/upstream/content/synthetic-talents";
import { measureInteractions } from "./lib/interaction";
import { inKilobytes, inMilliseconds, median } from "./lib/figures";
import type { Row } from "./lib/report";
import { serveSite } from "./lib/served-site";
import type { Workspace } from "./lib/workspace";

export const MANY = 10_000;
const BUILT = 100;
const ROUNDS = 31;

const ALL = "/api/casting/todas/todos";

/** The live list of 10,000 talents: its size, the time to parse and filter it, and the response to taps. */
export const benchCasting = async ({ folder }: Workspace): Promise<Row[]> => {
  const site = await serveSite(folder, BUILT);
  try {
    // The build has few talents, since it is not measured here; live data has all of them.
    site.upstream.content.talents.push(...syntheticTalents(MANY).slice(BUILT));
    const all = await waitForLiveList(site.address);
    const parts = await Promise.all(genderLists().map((path) => fetchIndex(site.address + path)));
    const rows = measureParsing(all.json);
    const interactions = await measureInteractions(site.address);
    return [
      ["index of all talents (goal 120 kB)", inKilobytes(all.bytes)],
      ["largest index of one category and gender (goal 15 kB)", inKilobytes(Math.max(...parts.map(({ bytes }) => bytes)))],
      ...rows,
      ...interactions,
    ];
  } finally {
    await site.close();
  }
};

const genderLists = (): string[] =>
  CATEGORIES.flatMap((category) => GENDERS.map((gender) => `/api/casting/${CATEGORY_SLUGS[category]}/${GENDER_SLUGS[gender]}`));

interface FetchedIndex {
  json: string;
  /** As sent, compressed with Brotli. */
  bytes: number;
}

const fetchIndex = async (address: string): Promise<FetchedIndex> => {
  const { body } = await request(address, { headers: { "accept-encoding": "br" } });
  const sent = Buffer.from(await body.arrayBuffer());
  return { json: brotliDecompressSync(sent).toString(), bytes: sent.length };
};

const LIVE_WITHIN_MS = 180_000;

/** Waits until the gateway's next refresh has the index of all 10,000 talents. */
export const waitForLiveList = async (address: string): Promise<FetchedIndex> => {
  for (const end = Date.now() + LIVE_WITHIN_MS; Date.now() < end;) {
    const index = await fetchIndex(address + ALL);
    if (parse(index.json).ids.length >= MANY) return index;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`the gateway's list did not have ${MANY} talents within ${LIVE_WITHIN_MS / 1000} s`);
};

const parse = (json: string): CastingIndex => JSON.parse(json);

const FILTER: CastingFilter = {
  ...NO_FILTER,
  ranges: { age: { min: 8, max: 20 }, heightCm: { min: 120, max: 175 } },
  letter: "A",
  choices: { skills: [{ key: "Canto", values: ["Canto"] }] },
};

const measureParsing = (json: string): Row[] => {
  const talents = fromCastingIndex(parse(json));
  const parsing = measureMs(() => fromCastingIndex(parse(json)));
  const filtering = measureMs(() => filterTalents(FILTER, talents));
  const searching = measureMs(() => filterTalents({ ...NO_FILTER, name: "ana 77" }, talents));
  return [
    ["parse 10,000 talents, median", inMilliseconds(parsing)],
    ["filter them by age, height, letter and skill, median", inMilliseconds(filtering)],
    ["find a name among them, median", inMilliseconds(searching)],
    ["parse and filter (goal 10 ms)", inMilliseconds(parsing + filtering)],
  ];
};

/** The median duration in milliseconds. */
const measureMs = (work: () => unknown): number =>
  median(
    Array.from({ length: ROUNDS }, () => {
      const started = performance.now();
      work();
      return performance.now() - started;
    }),
  );
