import type { CastingIndex } from "../../src/domain/casting-index";
import { runGateway, type RunningGateway, type RunOptions } from "./run-gateway";

const DAY_MS = 24 * 60 * 60_000;
const MONTHS = 14;
const COMING_OF_AGE = "9001";

let running: RunningGateway;

const dayAfter = (first: string, days: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const aTalent = (id: number, birthdate: string) => ({
  id,
  name: `Teste ${id}`,
  gender: "woman",
  birthdate,
  categories: [{ id: 2, category: "teens" }],
});

/** One talent for every birthdate from 2 December 2011 to 1 December 2012. */
const BIRTHDATES = Array.from({ length: 366 }, (_, index) => dayAfter("2011-12-02", index));

const start = async (talents: readonly unknown[], options: RunOptions = {}): Promise<void> => {
  running = await runGateway(options);
  running.upstream.content.talents = [...talents];
  await running.gateway.live.forceRefresh();
};

afterEach(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

/** Noon in São Paulo on the first and the last day of each month from March 2026 on: a change on any other day is seen on a last day. */
const POLLED = Array.from({ length: MONTHS }, (_, month) => [Date.UTC(2026, 2 + month, 1, 15), Date.UTC(2026, 3 + month, 0, 15)]).flat();

/** Calls `look` on each polled day, with the list of talents as of that day. */
const poll = async (look: (day: string) => Promise<void>): Promise<void> => {
  for (const time of POLLED) {
    running.advanceClock(time - running.now());
    await running.gateway.live.refresh();
    await look(new Date(time).toISOString().slice(0, 10));
  }
};

it("the casting index reveals no more than the month of a minor's birthdate to polling", async () => {
  await start(BIRTHDATES.map((birthdate, index) => aTalent(1000 + index, birthdate)));
  const seen = BIRTHDATES.map((): (number | null)[] => []);
  const changes: string[] = [];
  let etag = "";
  let index: CastingIndex | null = null;
  await poll(async (day) => {
    const reply = await get("/api/casting/todas/todos", { "if-none-match": etag });
    if (reply.statusCode === 200) {
      if (index !== null) changes.push(day);
      index = reply.json<CastingIndex>();
      etag = String(reply.headers.etag);
      expect(index.ids).toEqual(BIRTHDATES.map((_, position) => String(1000 + position)));
    }
    index?.ages?.forEach((age, position) => seen[position]?.push(age));
  });
  const candidates = new Map<string, number>();
  for (const ages of seen) candidates.set(ages.join(), (candidates.get(ages.join()) ?? 0) + 1);
  expect(candidates.size).toBe(12);
  expect(Math.min(...candidates.values())).toBeGreaterThanOrEqual(28);
  expect(changes.filter((day) => !day.endsWith("-01"))).toEqual([]);
  expect(changes.length).toBeGreaterThan(12);
});

it("every public output makes a person an adult on the same first of a month, and changes on no earlier day", async () => {
  const book = [{ id: 1, file: "talents/401/book-1-1200x1600.jpg", width: 1200, height: 1600 }];
  await start([{ ...aTalent(Number(COMING_OF_AGE), "2008-07-10"), book }], { servesSite: true });
  const outputs = async () => ({
    casting: (await get("/api/casting/teens/todos")).json<CastingIndex>().ages?.[0],
    profile: (await get(`/api/talents/${COMING_OF_AGE}`)).json().age,
    robots: (await get(`/teens/${COMING_OF_AGE}/teste-${COMING_OF_AGE}`)).headers["x-robots-tag"] ?? "may be indexed",
    book: (await get(`/api/talents/${COMING_OF_AGE}/book.zip`)).headers["content-type"],
  });
  let last = JSON.stringify(await outputs());
  const changes: Record<string, unknown> = {};
  await poll(async (day) => {
    const now = await outputs();
    if (JSON.stringify(now) !== last) changes[day] = now;
    last = JSON.stringify(now);
  });
  const adult = { robots: "may be indexed", book: "application/zip" };
  expect(changes).toEqual({ "2026-08-01": { casting: 18, profile: 18, ...adult } });
});
