import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aTalentSummary } from "../../tests/builders/domain-records";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { addErasedTalents, readErasedTalents } from "../erasure/erased-list";
import { createFirstSeen } from "./first-seen";

let dataDir: string;
let today: string;
const warnings: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "first-seen-"));
  today = "2026-03-05";
  warnings.length = 0;
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = () =>
  createFirstSeen({
    dataDir,
    readErased: () => readErasedTalents(dataDir),
    now: () => Date.parse(`${today}T12:00:00Z`),
    warn: (sentence) => warnings.push(sentence),
  });

const listed = (talentId: string, publishedAt?: string): ListedTalent => ({
  talent: aTalentSummary({ talentId }),
  coverPath: null,
  hiddenCategories: [],
  ...(publishedAt && { publishedAt }),
});

const stored = async (): Promise<unknown> => JSON.parse(await readFile(join(dataDir, "live/first-seen.json"), "utf8"));

it("keeps the first day of each id, also after a restart and while the talent is not listed", async () => {
  await open().record([listed("1")]);
  today = "2026-03-09";
  await open().record([listed("2")]);
  const later = open();
  today = "2026-04-01";
  await later.record([listed("1"), listed("2")]);
  expect([later.momentOf(listed("1")), later.momentOf(listed("2"))]).toEqual(["2026-03-05", "2026-03-09"]);
  expect(await stored()).toEqual({ 1: "2026-03-05", 2: "2026-03-09" });
});

it("prefers the content store's time", async () => {
  const firstSeen = open();
  const talent = listed("1", "2025-05-04T12:00:00.000Z");
  await firstSeen.record([talent]);
  expect(firstSeen.momentOf(talent)).toBe("2025-05-04T12:00:00.000Z");
});

it("removes an erased talent that is no longer listed, and keeps the others", async () => {
  const firstSeen = open();
  await firstSeen.record([listed("1"), listed("2"), listed("3")]);
  await addErasedTalents(dataDir, ["1"], Date.now());
  await firstSeen.record([listed("2")]);
  expect(await stored()).toEqual({ 2: today, 3: today });
  expect(firstSeen.momentOf(listed("1"))).toBe("");
});

it("reads a file that is no list of days as empty", async () => {
  await open().record([listed("1")]);
  await writeFile(join(dataDir, "live/first-seen.json"), "[1");
  const firstSeen = open();
  await firstSeen.record([listed("1")]);
  expect(await stored()).toEqual({ 1: today });
});

it("knows the stored days before the first list", async () => {
  await open().record([listed("1")]);
  const firstSeen = open();
  expect(firstSeen.momentOf(listed("1"))).toBe("");
  await firstSeen.open();
  expect(firstSeen.momentOf(listed("1"))).toBe(today);
});
