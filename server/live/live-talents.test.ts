import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { createLiveTalents, isHidden } from "./live-talents";
import { createTalentsFile } from "./talents-file";

const listed = (talentId: string): ListedTalent => ({
  talent: {
    talentId,
    name: `Talento ${talentId}`,
    gender: "female",
    age: 20,
    coverVersion: null,
    categories: ["talents"],
    heightCm: null,
    shoes: null,
    jeans: null,
    hair: null,
    hairKind: null,
    eyes: null,
    skills: [],
  },
  coverPath: null,
  hiddenCategories: [],
});

const crowd = (count: number) => Array.from({ length: count }, (_, index) => listed(String(index)));

let dataDir: string;
let warnings: string[];
let answer: () => Promise<Result<readonly ListedTalent[], { message: string }>>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "live-"));
  warnings = [];
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () =>
  createLiveTalents({ fetch: () => answer(), file: createTalentsFile(dataDir), refreshMs: 3_600_000, warn: (sentence) => warnings.push(sentence) });

it("knows nothing at first, then what upstream sends", async () => {
  answer = async () => success(crowd(3));
  const live = open();
  expect([live.snapshot(), live.health()]).toEqual([null, "down"]);
  await live.refresh();
  expect([live.snapshot()?.byId.get("2"), live.health()]).toEqual([listed("2"), "ok"]);
});

it("shows the kept copy after a restart into an outage", async () => {
  answer = async () => success(crowd(3));
  await open().refresh();
  answer = async () => failure({ message: "PANEL_URL cannot be reached" });
  const live = open();
  await live.start(1_000);
  live.stop();
  expect([live.snapshot()?.listed, live.health()]).toEqual([crowd(3), "stale"]);
  expect(warnings).toEqual(["Live talents were not refreshed: PANEL_URL cannot be reached"]);
});

it("does not wait at its start for an upstream that hangs", async () => {
  answer = () => new Promise(() => undefined);
  const live = open();
  await live.start(20);
  live.stop();
  expect(live.health()).toBe("down");
});

it.each(["", "{", "[]", '{"format":0,"listed":[]}', '{"format":1,"listed":[{}]}'])("passes over a damaged copy: %s", async (content) => {
  answer = async () => success(crowd(1));
  await open().refresh();
  await writeFile(join(dataDir, "live", "talents.json"), content);
  answer = async () => failure({ message: "down" });
  const live = open();
  await live.start(1_000);
  live.stop();
  expect(live.snapshot()).toBeNull();
});

it("takes a suddenly empty list for a mistake, a small site's last withdrawal not", async () => {
  answer = async () => success(crowd(20));
  const live = open();
  await live.refresh();
  answer = async () => success([]);
  await live.refresh();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([20, "stale"]);
  answer = async () => success(crowd(2));
  await live.refresh();
  answer = async () => success([]);
  await live.refresh();
  expect([live.snapshot()?.listed.length, live.health()]).toEqual([0, "ok"]);
});

it("keeps its snapshot, and so all that was computed from it, while nothing changes", async () => {
  answer = async () => success(crowd(3));
  const live = open();
  await live.refresh();
  const snapshot = live.snapshot();
  await live.refresh();
  expect(live.snapshot()).toBe(snapshot);
  expect(await readFile(join(dataDir, "live", "talents.json"), "utf8")).not.toMatch(/birth/);
});

it("shares one request between refreshes, and begins a new one when asked for the newest", async () => {
  let requests = 0;
  answer = async () => {
    requests += 1;
    return success(crowd(requests));
  };
  const live = open();
  await Promise.all([live.refresh(), live.refresh()]);
  expect(requests).toBe(1);
  await Promise.all([live.refresh(), live.refreshAnew()]);
  expect(live.snapshot()?.listed).toHaveLength(3);
});

it("hides talents with a TF category or with none that visitors see", () => {
  const plain = listed("1");
  expect([isHidden(plain), isHidden({ ...plain, hiddenCategories: ["TF - Verão"] }), isHidden({ ...plain, talent: { ...plain.talent, categories: [] } })]).toEqual([
    false,
    true,
    true,
  ]);
});
