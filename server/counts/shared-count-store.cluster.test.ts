import { randomUUID } from "node:crypto";
import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { createSharedDatabase, type SharedDatabase } from "../shared-state/database";
import type { CountStore, Period } from "./count-store";
import { createCounts } from "./counts";
import { createSharedCountStore } from "./shared-count-store";
import { describeCountStore } from "./tests/count-contract";

const PERIOD: Period = { from: "2026-03-01", until: "2026-03-01" };
const NOW = Date.parse("2026-03-01T15:00:00Z");

let server: PostgresServer;
let url: string;
let databases: SharedDatabase[] = [];
let names = 0;

const open = (): CountStore => {
  const database = createSharedDatabase({ url, warn: () => undefined });
  databases.push(database);
  return createSharedCountStore(database);
};

// A busy machine takes long to create the server's files.
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
beforeEach(async () => {
  url = await server.createDatabase(`counts${(names += 1)}`);
});
afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()));
  databases = [];
});
afterAll(() => server.close());

describeCountStore(open);

it("stores a repeated batch once, also when it is repeated at the same time", async () => {
  const [first, second] = [open(), open()];
  const batch = { id: randomUUID(), counts: [{ day: "2026-03-01", kind: "page" as const, value: "home", count: 3 }] };
  await Promise.all([first.add(batch), first.add(batch), second.add(batch)]);
  await first.add(batch);
  expect(await second.totals("page", PERIOD, 10)).toEqual([{ value: "home", count: 3 }]);
});

const openCounts = (warnings: string[] = []) =>
  createCounts({
    store: open(),
    timeZone: "America/Sao_Paulo",
    now: () => NOW,
    isListed: () => true,
    warn: (sentence) => void warnings.push(sentence),
  });

const visit = (talent: string | null) => ({ page: "home" as const, talent, selected: [], filters: [], unfound: [] });

it("keeps counts in memory while the database is away, and stores them once it answers", async () => {
  const warnings: string[] = [];
  const [first, second] = [openCounts(warnings), openCounts()];
  first.count(visit("401"));
  expect(await first.totals(1)).toMatchObject({ views: 1 });
  await server.kill();
  first.count(visit("401"));
  expect(await first.totals(1)).toBeNull();
  first.count(visit("402"));
  expect(await first.totals(1)).toBeNull();
  expect(warnings).toHaveLength(1);
  await server.restart();
  expect(await first.totals(1)).toMatchObject({ views: 2 });
  second.count(visit("401"));
  await second.totals(1);
  expect(await first.totals(1)).toMatchObject({
    views: 4,
    opened: [
      { value: "401", count: 3 },
      { value: "402", count: 1 },
    ],
  });
  await Promise.all([first.close(), second.close()]);
}, 60_000);

it("does not store counts of an erased talent that waited while the database was away", async () => {
  const counts = openCounts();
  counts.count(visit("401"));
  await counts.totals(1);
  await server.kill();
  counts.count(visit("401"));
  counts.count(visit("402"));
  await counts.deleteErased(["401"]);
  await server.restart();
  await counts.deleteErased(["401"]);
  expect(await counts.totals(1)).toMatchObject({ opened: [{ value: "402", count: 1 }] });
  await counts.close();
}, 60_000);
