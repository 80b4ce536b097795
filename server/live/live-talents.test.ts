import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { aTalentSummary } from "../../tests/builders/domain-records";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { createLiveTalents, isHidden, type LiveTalentsOptions } from "./live-talents";
import { createTalentsFile } from "./talents-file";

const listed = (talentId: string): ListedTalent => ({
  talent: aTalentSummary({ talentId, name: `Talento ${talentId}`, age: 20, coverVersion: null }),
  coverPath: null,
  hiddenCategories: [],
});

const manyTalents = (count: number) => Array.from({ length: count }, (_, index) => listed(String(index)));

let dataDir: string;
let warnings: string[];
let now: number;
let answer: () => Promise<Result<readonly ListedTalent[], { message: string }>>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "live-"));
  warnings = [];
  now = Date.parse("2026-03-01T15:00:00Z");
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const HOUR_MS = 3_600_000;

const open = (options: Partial<LiveTalentsOptions> = {}) =>
  createLiveTalents({
    fetch: () => answer(),
    file: createTalentsFile(dataDir),
    refreshMs: HOUR_MS,
    maxAgeMs: 12 * HOUR_MS,
    now: () => now,
    warn: (sentence) => warnings.push(sentence),
    ...options,
  });

it("has no list at first, then the upstream's", async () => {
  answer = async () => success(manyTalents(3));
  const live = open();
  expect([live.snapshot(), live.health()]).toEqual([null, "down"]);
  await live.refresh();
  expect([live.snapshot()?.byId.get("2"), live.health()]).toEqual([listed("2"), "ok"]);
});

it("drains only after the list in transit is stored and has changed the caches", async () => {
  const done: string[] = [];
  const changes: (() => void)[] = [];
  answer = async () => success(manyTalents(3));
  const live = open({ onChange: () => new Promise<void>((resolve) => changes.push(resolve)).then(() => void done.push("changed")) });
  const refreshed = live.refresh();
  const drained = live.drain().then(() => void done.push("drained"));
  await refreshed;
  await new Promise(setImmediate);
  expect([done, (await createTalentsFile(dataDir).read())?.listed]).toEqual([[], manyTalents(3)]);
  changes.forEach((complete) => complete());
  await drained;
  expect(done).toEqual(["changed", "drained"]);
});

it("serves the stored list after a restart during an outage", async () => {
  answer = async () => success(manyTalents(3));
  await open().refresh();
  answer = async () => failure({ message: "PANEL_URL cannot be reached" });
  const live = open();
  await live.start(1_000);
  live.stop();
  expect([live.snapshot()?.listed, live.health()]).toEqual([manyTalents(3), "stale"]);
  expect(warnings).toEqual(["Live talents were not refreshed: PANEL_URL cannot be reached"]);
});

it("does not block the start while the upstream hangs", async () => {
  answer = () => new Promise(() => undefined);
  const live = open();
  await live.start(20);
  live.stop();
  expect(live.health()).toBe("down");
});

const HEADER = '{"format":3,"confirmedAt":1,"count":1}';

it.each([
  "",
  "{",
  "[]",
  '{"format":2,"confirmedAt":1,"count":0}',
  '{"format":3,"count":0}',
  HEADER,
  `${HEADER}\n{}`,
  `${HEADER}\n{"talent":`,
])("ignores a damaged copy: %s", async (content) => {
  answer = async () => success(manyTalents(1));
  await open().refresh();
  await writeFile(join(dataDir, "live", "talents.ndjson"), content);
  answer = async () => failure({ message: "down" });
  const live = open();
  await live.start(1_000);
  live.stop();
  expect(live.snapshot()).toBeNull();
});

it("keeps its list when the upstream's is suddenly empty, except after a small site's last withdrawal", async () => {
  answer = async () => success(manyTalents(20));
  const live = open();
  await live.refresh();
  answer = async () => success([]);
  await live.refresh();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([20, "stale"]);
  answer = async () => success(manyTalents(2));
  await live.refresh();
  answer = async () => success([]);
  await live.refresh();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([0, "ok"]);
});

it("takes one empty list as meant when the content store has announced it", async () => {
  answer = async () => success(manyTalents(20));
  const live = open();
  await live.refresh();
  answer = async () => success([]);
  live.acceptEmptyList();
  await live.refresh();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([0, "ok"]);
  answer = async () => success(manyTalents(20));
  await live.refresh();
  answer = async () => success([]);
  await live.refresh();
  expect(live.snapshot()?.listed).toHaveLength(20);
});

it("has no list when the last one is older than twelve hours, until the upstream answers again", async () => {
  answer = async () => success(manyTalents(3));
  const live = open();
  await live.refresh();
  answer = async () => failure({ message: "down" });
  now += 12 * HOUR_MS;
  await live.refresh();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([3, "stale"]);
  now += 1;
  expect([live.snapshot(), live.health()]).toEqual([null, "down"]);
  answer = async () => success(manyTalents(3));
  await live.refresh();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([3, "ok"]);
});

it("counts the age of an unchanged list from its last confirmation, also across a restart", async () => {
  answer = async () => success(manyTalents(3));
  const live = open();
  await live.refresh();
  now += 11 * HOUR_MS;
  await live.refresh();
  now += 11 * HOUR_MS;
  expect(live.snapshot()?.listed).toHaveLength(3);
  answer = async () => failure({ message: "down" });
  const restarted = open();
  await restarted.start(1_000);
  restarted.stop();
  expect(restarted.snapshot()?.listed).toHaveLength(3);
  now += HOUR_MS + 1;
  expect(restarted.snapshot()).toBeNull();
});

it("does not block the start while the upstream hangs and a copy is on disk", async () => {
  answer = async () => success(manyTalents(3));
  await open().refresh();
  answer = () => new Promise(() => undefined);
  const live = open();
  await live.start(HOUR_MS);
  live.stop();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([3, "stale"]);
});

it("serves the copy on disk until the first answer after a start", async () => {
  answer = async () => success(manyTalents(3));
  await open().refresh();
  let send: (listed: Result<readonly ListedTalent[], { message: string }>) => void = () => undefined;
  answer = () => new Promise((resolve) => (send = resolve));
  const live = open();
  await live.start(20);
  expect(live.snapshot()?.listed).toHaveLength(3);
  send(success(manyTalents(2)));
  await live.refresh();
  live.stop();
  expect(live.snapshot()?.listed).toHaveLength(2);
});

it("has no list twelve hours after the upstream's list became empty", async () => {
  answer = async () => success(manyTalents(20));
  const live = open();
  await live.refresh();
  answer = async () => success([]);
  now += 12 * HOUR_MS + 1;
  await live.refresh();
  expect(live.snapshot()).toBeNull();
});

it("keeps the same snapshot object while nothing changes", async () => {
  answer = async () => success(manyTalents(3));
  const live = open();
  await live.refresh();
  const snapshot = live.snapshot();
  await live.refresh();
  expect(live.snapshot()).toBe(snapshot);
  expect(await readFile(join(dataDir, "live", "talents.ndjson"), "utf8")).not.toMatch(/birth/);
});

it("shares one request between refreshes, and starts a new one for the newest list", async () => {
  let requests = 0;
  answer = async () => {
    requests += 1;
    return success(manyTalents(requests));
  };
  const live = open();
  await Promise.all([live.refresh(), live.refresh()]);
  expect(requests).toBe(1);
  await Promise.all([live.refresh(), live.forceRefresh()]);
  expect(live.snapshot()?.listed).toHaveLength(3);
});

it("fetches again after a running request has failed or rejected", async () => {
  let requests = 0;
  let reject: (error: Error) => void = () => undefined;
  answer = () => {
    requests += 1;
    return requests === 1 ? new Promise((_resolve, fail) => (reject = fail)) : Promise.resolve(success(manyTalents(2)));
  };
  const live = open();
  const rejected = expect(live.refresh()).rejects.toThrow("cut off");
  const refreshed = live.forceRefresh();
  reject(new Error("cut off"));
  await rejected;
  await refreshed;
  expect([requests, live.snapshot()?.listed.length]).toEqual([2, 2]);
});

it("logs the error of a refresh without its message, which may contain a file's address", async () => {
  answer = async () => {
    throw Object.assign(new Error("/media/401/canary.jpg cannot be read"), { code: "EACCES" });
  };
  const live = open();
  await live.start(1_000);
  live.stop();
  expect(warnings).toEqual(["Live talents were not refreshed: Error EACCES"]);
});

it("hides talents with a TF category or without a visible one", () => {
  const plain = listed("1");
  expect([
    isHidden(plain),
    isHidden({ ...plain, hiddenCategories: ["TF - Verão"] }),
    isHidden({ ...plain, talent: { ...plain.talent, categories: [] } }),
  ]).toEqual([false, true, true]);
});

it("uses a list that cannot be stored, warns once, and stores the next", async () => {
  await writeFile(join(dataDir, "live"), "a file where the folder should be");
  const live = open();
  for (const count of [2, 3]) {
    answer = async () => success(manyTalents(count));
    await live.refresh();
    expect([live.snapshot()?.listed.length, live.health()]).toEqual([count, "ok"]);
  }
  expect(warnings).toEqual(["The list of talents cannot be kept for an outage: Error EEXIST"]);
  await rm(join(dataDir, "live"));
  await live.refresh();
  expect((await createTalentsFile(dataDir).read())?.listed.length).toBe(3);
});
