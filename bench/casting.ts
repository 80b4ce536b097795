import { performance } from "node:perf_hooks";
import { brotliDecompressSync } from "node:zlib";
import { request } from "undici";
import { CATEGORY_SLUGS, GENDER_SLUGS } from "../src/config/routes";
import { PARTS_VERSION, type CastingPartName } from "../src/domain/casting-part-names";
import { joinCastingParts, type CastingParts } from "../src/domain/casting-parts";
import { NO_FILTER, type CastingFilter } from "../src/domain/casting-choice";
import { filterTalents } from "../src/domain/casting-filter";
import { CATEGORIES, GENDERS } from "../src/domain/category";
import { measureInteractions } from "./lib/interaction";
import { inKilobytes, inMilliseconds, median } from "./lib/figures";
import type { Row } from "./lib/report";
import { serveSite } from "./lib/served-site";
import { variedTalents } from "./lib/varied-talents";
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
    site.upstream.content.talents.push(...variedTalents(MANY).slice(BUILT));
    const all = await waitForLiveList(site.address);
    const ofLists = await Promise.all(genderLists().map((path) => fetchPart(site.address + path, "filters")));
    const bytes = ofLists.map((part) => part.bytes);
    const rows = measureParsing(all);
    const interactions = await measureInteractions(site.address);
    return [
      ["filter columns of all talents (goal 60 kB)", inKilobytes(all.filters.bytes)],
      ["cards of their first page", inKilobytes(all.first.bytes)],
      ["names of all talents", inKilobytes(all.names.bytes)],
      ["covers of all talents", inKilobytes(all.covers.bytes)],
      ["orders of all talents", inKilobytes(all.orders.bytes)],
      [
        "filter columns of one category and gender, mean of ten (goal 8 kB)",
        inKilobytes(bytes.reduce((sum, one) => sum + one, 0) / bytes.length),
      ],
      ["filter columns of the largest category and gender (goal 8 kB)", inKilobytes(Math.max(...bytes))],
      ...rows,
      ...interactions,
    ];
  } finally {
    await site.close();
  }
};

const genderLists = (): string[] =>
  CATEGORIES.flatMap((category) => GENDERS.map((gender) => `/api/casting/${CATEGORY_SLUGS[category]}/${GENDER_SLUGS[gender]}`));

interface FetchedPart {
  json: string;
  /** As sent: compressed with Brotli, unless the part is too small for that. */
  bytes: number;
}

type FetchedParts = Readonly<Record<CastingPartName, FetchedPart>>;

const fetchPart = async (list: string, name: CastingPartName): Promise<FetchedPart> => {
  const { body, headers } = await request(`${list}?part=${name}&v=${PARTS_VERSION}`, { headers: { "accept-encoding": "br" } });
  const sent = Buffer.from(await body.arrayBuffer());
  const text = headers["content-encoding"] === "br" ? brotliDecompressSync(sent) : sent;
  return { json: text.toString(), bytes: sent.length };
};

const fetchParts = async (list: string): Promise<FetchedParts> => {
  const [filters, first, names, covers, orders] = await Promise.all([
    fetchPart(list, "filters"),
    fetchPart(list, "first"),
    fetchPart(list, "names"),
    fetchPart(list, "covers"),
    fetchPart(list, "orders"),
  ]);
  return { filters, first, names, covers, orders };
};

const LIVE_WITHIN_MS = 180_000;

/** Waits until the gateway's next refresh has all 10,000 talents. */
export const waitForLiveList = async (address: string): Promise<FetchedParts> => {
  for (const end = Date.now() + LIVE_WITHIN_MS; Date.now() < end;) {
    const parts = await fetchParts(address + ALL);
    const parsed = parse(parts);
    const { count, list } = parsed.filters;
    if (count >= MANY && Object.values(parsed).every((part) => part.list === list)) return parts;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`the gateway's list did not have ${MANY} talents within ${LIVE_WITHIN_MS / 1000} s`);
};

const parse = ({ filters, first, names, covers, orders }: FetchedParts): CastingParts => ({
  filters: JSON.parse(filters.json),
  first: JSON.parse(first.json),
  names: JSON.parse(names.json),
  covers: JSON.parse(covers.json),
  orders: JSON.parse(orders.json),
});

const FILTER: CastingFilter = {
  ...NO_FILTER,
  ranges: { age: { min: 8, max: 20 }, heightCm: { min: 120, max: 175 } },
  letter: "A",
  choices: { skills: [{ key: "Canto", values: ["Canto"] }] },
};

const measureParsing = (parts: FetchedParts): Row[] => {
  const talents = joinCastingParts(parse(parts));
  const parsing = measureMs(() => joinCastingParts({ filters: JSON.parse(parts.filters.json) }));
  const filtering = measureMs(() => filterTalents(FILTER, talents));
  const searching = measureMs(() => filterTalents({ ...NO_FILTER, name: "ana silva" }, talents));
  return [
    ["parse the filter columns of 10,000 talents, median", inMilliseconds(parsing)],
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
