import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent } from "undici";
import { waitFor } from "../../tests/wait";
import { jpegOf, startPictureHost, type PictureHost } from "../tests/picture-host";
import { createPictureStore } from "./picture-store";
import { createPictures, type PictureRequest, type Pictures } from "./pictures";

const DAY_MS = 24 * 60 * 60_000;
const KEPT_FAILURE_MS = 30_000;

let dataDir: string;
let host: PictureHost;
let agent: Agent;
let now: number;
let listed: Set<string>;
let started: Pictures[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stale-pictures-"));
  host = await startPictureHost();
  agent = new Agent();
  now = Date.now();
  listed = new Set(Array.from({ length: 40 }, (_, index) => `talent-${index}`));
  started = [];
});

afterEach(async () => {
  await agent.destroy();
  await Promise.all(started.map((pictures) => pictures.drain()));
  await host.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Pictures => {
  const pictures = createPictures({
    store: createPictureStore(dataDir, 1e9),
    dispatcher: agent,
    now: () => now,
    isListed: (talentId) => listed.has(talentId),
  });
  started.push(pictures);
  return pictures;
};

const coverOf = (talent: number, from = host): PictureRequest => ({
  url: `${from.url}/cover-${talent}.jpg`,
  owner: { talentId: `talent-${talent}`, version: "version-1" },
  width: 160,
  format: "webp",
  shape: "cover",
});

/** Renders the covers of the first talents, and restarts a day later. */
const restartWithOldCovers = async (count: number): Promise<Pictures> => {
  for (let talent = 0; talent < count; talent += 1) host.setContent(`/cover-${talent}.jpg`, await jpegOf(talent * 5));
  const before = start();
  for (let talent = 0; talent < count; talent += 1) expect(await before.get(coverOf(talent))).toMatchObject({ ok: true });
  host.requestedPaths.length = 0;
  now += DAY_MS + 60_000;
  return start();
};

const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(join(dataDir, "media-cache"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const MISSING = { ok: false, error: "missing" };
const UNAVAILABLE = { ok: false, error: "unavailable" };
const STALE = { ok: true, value: { isStale: true } };
const FRESH = { ok: true, value: { isStale: false } };

describe("a day-old copy", () => {
  it("is sent after a restart while the store hangs, for twenty covers at once", async () => {
    const pictures = await restartWithOldCovers(20);
    const endedBefore = host.endedRequests();
    host.holdAnswers();
    const covers = await Promise.all(Array.from({ length: 20 }, (_, talent) => pictures.get(coverOf(talent))));
    expect(covers).toEqual(covers.map(() => expect.objectContaining({ ok: true })));
    await host.waitForRequests(1); // the refresh in the background
    expect(host.endedRequests()).toBe(endedBefore);
  });

  it("is replaced by the refreshed picture, also on disk", async () => {
    const pictures = await restartWithOldCovers(1);
    host.setContent("/cover-0.jpg", await jpegOf(250));
    const stale = await pictures.get(coverOf(0));
    expect(stale).toMatchObject(STALE);
    await pictures.drain();
    const refreshed = await pictures.get(coverOf(0));
    expect(refreshed).toMatchObject(FRESH);
    expect(refreshed.ok && stale.ok && refreshed.value.etag !== stale.value.etag).toBe(true);
    expect(await start().get(coverOf(0))).toMatchObject({ value: { etag: refreshed.ok && refreshed.value.etag } });
  });

  it("is refreshed once for many requests, and a few copies at a time", async () => {
    const pictures = await restartWithOldCovers(12);
    host.holdAnswers();
    const requests = Array.from({ length: 36 }, (_, index) => pictures.get(coverOf(index % 12)));
    expect(await Promise.all(requests)).toHaveLength(36);
    await host.waitForRequests(2);
    host.releaseAnswers();
    await pictures.drain();
    expect([...host.requestedPaths].sort()).toEqual(Array.from({ length: 12 }, (_, talent) => `/cover-${talent}.jpg`).sort());
    expect(host.maxConcurrent()).toBeLessThanOrEqual(2);
  });

  it("is deleted when the original is gone", async () => {
    const pictures = await restartWithOldCovers(1);
    host.setContent("/cover-0.jpg", 410);
    expect(await pictures.get(coverOf(0))).toMatchObject(STALE);
    await pictures.drain();
    expect([await pictures.get(coverOf(0)), await storedFiles()]).toEqual([MISSING, []]);
  });

  it.each([
    ["fails", 500],
    ["sends an HTML page", Buffer.from("<!doctype html><title>Maintenance</title>")],
  ])("is kept while the store %s, and the original is requested again after half a minute", async (_case, content) => {
    const pictures = await restartWithOldCovers(1);
    host.setContent("/cover-0.jpg", content);
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await pictures.get(coverOf(0))).toMatchObject(STALE);
      await pictures.drain();
    }
    expect(host.requestedPaths).toHaveLength(1);
    now += KEPT_FAILURE_MS + 1;
    await pictures.get(coverOf(0));
    await pictures.drain();
    expect(host.requestedPaths).toHaveLength(2);
  });
});

describe("a refresh that ends after an eviction stores nothing", () => {
  it("of a talent withdrawn in the meantime", async () => {
    const pictures = await restartWithOldCovers(2);
    host.holdAnswers();
    expect(await pictures.get(coverOf(0))).toMatchObject(STALE);
    await host.waitForRequests(1);
    listed.delete("talent-0");
    await pictures.keepTalents(["talent-1"]);
    host.releaseAnswers();
    await pictures.drain();
    expect(await storedFiles()).toHaveLength(1);
    expect(await pictures.get(coverOf(0))).toEqual(MISSING);
    expect(await pictures.get(coverOf(1))).toMatchObject({ ok: true });
  });

  it("of a file removed from the talent's galleries in the meantime", async () => {
    const pictures = await restartWithOldCovers(1);
    host.holdAnswers();
    expect(await pictures.get(coverOf(0))).toMatchObject(STALE);
    await host.waitForRequests(1);
    await pictures.keepVersions("talent-0", ["version-2"]);
    host.releaseAnswers();
    await pictures.drain();
    expect(await storedFiles()).toEqual([]);
    expect(await pictures.get({ ...coverOf(0), url: null })).toEqual(UNAVAILABLE); // not in memory either
    await pictures.get(coverOf(0));
    expect(host.requestedPaths).toHaveLength(2); // the original is not requested again
  });

  it("of a talent withdrawn and listed again in the meantime", async () => {
    const pictures = await restartWithOldCovers(1);
    host.holdAnswers();
    expect(await pictures.get(coverOf(0))).toMatchObject(STALE);
    await host.waitForRequests(1);
    await pictures.keepTalents([]);
    host.releaseAnswers();
    await pictures.drain();
    expect(await storedFiles()).toEqual([]);
  });
});

describe("a failing original", () => {
  it("is requested once within half a minute, and again afterwards", async () => {
    const pictures = start();
    host.setContent("/cover-0.jpg", 503);
    for (const width of [160, 240, 160]) expect(await pictures.get({ ...coverOf(0), width })).toEqual(UNAVAILABLE);
    expect(host.requestedPaths).toHaveLength(1);
    host.setContent("/cover-0.jpg", await jpegOf(0));
    now += KEPT_FAILURE_MS + 1;
    expect(await pictures.get(coverOf(0))).toMatchObject(FRESH);
  });

  it.each([
    ["missing", 404],
    ["unreadable", Buffer.from("no picture")],
  ])("%s is requested again at once after a publication", async (error, content) => {
    const pictures = start();
    host.setContent("/cover-0.jpg", content);
    for (let visit = 0; visit < 2; visit += 1) expect(await pictures.get(coverOf(0))).toEqual({ ok: false, error });
    expect(host.requestedPaths).toHaveLength(1);
    host.setContent("/cover-0.jpg", await jpegOf(0));
    pictures.forgetFailures();
    expect(await pictures.get(coverOf(0))).toMatchObject(FRESH);
  });

  it("opens the host's circuit after three failures in a row, with one trial after ten seconds", async () => {
    const pictures = start();
    for (let talent = 0; talent < 8; talent += 1) host.setContent(`/cover-${talent}.jpg`, 500);
    for (let talent = 0; talent < 6; talent += 1) expect(await pictures.get(coverOf(talent))).toEqual(UNAVAILABLE);
    expect(host.requestedPaths).toEqual(["/cover-0.jpg", "/cover-1.jpg", "/cover-2.jpg"]);
    now += 10_001;
    expect(await pictures.get(coverOf(6))).toEqual(UNAVAILABLE);
    expect(await pictures.get(coverOf(7))).toEqual(UNAVAILABLE);
    expect(host.requestedPaths.slice(3)).toEqual(["/cover-6.jpg"]);
    now += 10_001;
    for (let talent = 3; talent < 5; talent += 1) {
      host.setContent(`/cover-${talent}.jpg`, await jpegOf(0));
      expect(await pictures.get(coverOf(talent))).toMatchObject(FRESH);
    }
  });

  it("does not open the circuit when it is missing", async () => {
    const pictures = start();
    for (let talent = 0; talent < 5; talent += 1) expect(await pictures.get(coverOf(talent))).toEqual(MISSING);
    expect(host.requestedPaths).toHaveLength(5);
  });
});

it("makes a picture of one host while twenty originals of another host hang", async () => {
  const other = await startPictureHost();
  try {
    other.setContent("/cover-30.jpg", await jpegOf(0));
    host.holdAnswers();
    const pictures = start();
    const hanging = Array.from({ length: 20 }, (_, talent) => pictures.get(coverOf(talent)));
    await host.waitForRequests(2);
    expect(await pictures.get(coverOf(30, other))).toMatchObject(FRESH);
    expect(host.endedRequests()).toBe(0);
    await agent.destroy();
    for (const picture of await Promise.all(hanging)) expect(picture).toEqual(UNAVAILABLE);
  } finally {
    await other.close();
  }
});

it("sends a picture that cannot be stored", async () => {
  const full = createPictureStore(dataDir, 1e9);
  const warnings: string[] = [];
  const store = { ...full, write: () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" })) };
  const pictures = createPictures({ store, dispatcher: agent, now: () => now, warn: (sentence) => warnings.push(sentence) });
  host.setContent("/cover-0.jpg", await jpegOf(0));
  expect(await pictures.get(coverOf(0))).toMatchObject(FRESH);
  await waitFor(() => expect(warnings).toEqual([expect.stringContaining("not stored")]));
});
