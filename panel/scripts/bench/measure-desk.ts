import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";

import config from "@payload-config";
import { REST_GET, REST_POST } from "@payloadcms/next/routes";
import { getPayload, type Payload } from "payload";

import { findCandidates } from "../../src/consents/find-candidates";
import { readEndingConsents } from "../../src/consents/ending-consents";
import { enforceConsents } from "../../src/consents/enforce";
import { readConsentClock } from "../../src/consents/read-consents";
import { sealSearch } from "../../src/entries/search-where";
import { APPLICATIONS, seedDesk, TALENTS } from "./seed-desk";

const ROUNDS = 60;
const WARM_UP = 5;
const ORIGIN = "http://127.0.0.1";

type Figure = {
  name: string;
  p50: number;
  p95: number;
  /** Average processor time of a round, which other programs of the machine do not affect. */
  cpu: number;
};

const get = REST_GET(config);
const post = REST_POST(config);

type Call = { path: string; body?: unknown };

/** Calls Payload like the panel's server: with the account's token, until the response is read. */
const call = async (token: string, { path, body }: Call): Promise<void> => {
  const url = new URL(`${ORIGIN}/cms/api${path}`);
  const headers = { Authorization: `JWT ${token}`, "Content-Type": "application/json" };
  const params = Promise.resolve({ slug: url.pathname.split("/").slice(3).map(decodeURIComponent) });
  const response =
    body === undefined
      ? await get(new Request(url, { headers }), { params })
      : await post(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }), { params });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
};

const measure = async (name: string, run: (round: number) => Promise<unknown>): Promise<Figure> => {
  const times: number[] = [];
  let before = process.cpuUsage();
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    if (round === WARM_UP) before = process.cpuUsage();
    const started = performance.now();
    await run(round);
    if (round >= WARM_UP) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const { user, system } = process.cpuUsage(before);
  const figure = { name, p50: at(0.5), p95: at(0.95), cpu: (user + system) / 1000 / ROUNDS };
  process.stderr.write(`${JSON.stringify(figure)}\n`);
  return figure;
};

const LISTS: readonly (readonly [name: string, query: string])[] = [
  ["board, new", ""],
  ["board, in review", "?status=seen"],
  ["board, invited", "?status=contacted"],
  ["board, accepted", "?status=accepted"],
  ["board, declined", "?status=declined"],
  ["board, every status, last page", `?status=all&page=${Math.ceil(APPLICATIONS / 48)}`],
  ["board, by age, gender, city and height", "?age=8-14&gender=woman&city=sao&height=110-150"],
  ["board, by date", "?from=2026-01-01&until=2099-12-31"],
  ["search for a name that many have", `?q=${sealSearch("ana")}`],
  ["search for a full name", `?q=${sealSearch("cecília barros 42")}`],
  ["search for a phone number", `?q=${sealSearch("910012345")}`],
  ["search for a reference", `?q=${sealSearch("ABCD1234")}`],
  ["search without a result", `?q=${sealSearch("zzzz")}`],
];

const measureRequests = async (payload: Payload, token: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const add = async (name: string, toCall: (round: number) => Call): Promise<void> => {
    figures.push(await measure(name, (round) => call(token, toCall(round))));
  };
  for (const [name, query] of LISTS) await add(name, () => ({ path: `/desk/applications${query}` }));
  const idOf = (round: number): number => ((round * 71) % APPLICATIONS) + 1;
  await add("open an application", (round) => ({ path: `/desk/applications/${idOf(round)}` }));
  // Every tenth shares phone number and e-mail with the one before.
  await add("open one that has duplicates", (round) => ({ path: `/desk/applications/${((round * 10) % APPLICATIONS) + 11}?status=all` }));
  const { docs } = await payload.find({
    collection: "entry-photos",
    limit: ROUNDS + WARM_UP,
    sort: "id",
    select: { filename: true },
    overrideAccess: true,
  });
  await add("small copy of a photo", (round) => ({ path: `/entry-photos/preview/card/${docs[round]?.filename}` }));
  await add("photo for the view", (round) => ({ path: `/entry-photos/preview/view/${docs[round]?.filename}` }));
  await add("decide on one", (round) => ({
    path: "/desk/decisions",
    body: { ids: [idOf(round)], status: round % 2 ? "seen" : "contacted" },
  }));
  await add("decide on 20 at once", (round) => ({
    path: "/desk/decisions",
    body: { ids: Array.from({ length: 20 }, (_, index) => index + 1), status: round % 2 ? "seen" : "contacted" },
  }));
  await add("summary of the dashboard", () => ({ path: "/desk/summary" }));
  await add("state of a talent's consent", (round) => ({ path: `/talents/${((round * 710) % TALENTS) + 2}/consent-state` }));
  await add("list of consents", (round) => ({ path: `/consents?limit=25&page=${round + 1}&depth=0&sort=-givenAt` }));
  return figures;
};

/** Measures the jobs of every minute and every hour that read consents. */
const measureJobs = async (payload: Payload): Promise<Figure[]> => {
  const now = new Date();
  await enforceConsents(payload, now);
  const clock = await readConsentClock({ payload }, now);
  return [
    await measure("consents' job of every minute, nothing due", () => enforceConsents(payload, now)),
    await measure("of which SQL", () => findCandidates(payload, clock)),
    await measure("consents that expire within 60 days", () => readEndingConsents(payload, now)),
  ];
};

const signIn = async (payload: Payload): Promise<string> => {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  await payload.create({ collection: "users", data: { ...account, name: "Bench", role: "scout" }, overrideAccess: true });
  const { token } = await payload.login({ collection: "users", data: account });
  if (!token) throw new Error("the account was not signed in");
  return token;
};

/** Seeds the store of DATA_DIR if it is new, and prints the figures as one line of JSON. */
const payload = await getPayload({ config });
payload.logger.level = "warn";
const { totalDocs: stored } = await payload.count({ collection: "entries", overrideAccess: true });
if (stored === 0) await seedDesk(payload);
const token = await signIn(payload);
const figures = [...(await measureRequests(payload, token)), ...(await measureJobs(payload))];
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
