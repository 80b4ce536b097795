import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { aTalentRecord } from "../../tests/builders/wire-records";
import { waitFor } from "../../tests/wait";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

const statusOf = async (url: string): Promise<number> => (await running.app.inject(url)).statusCode;

const isZoe = (record: unknown): boolean => (record as { id: unknown }).id === 80;

const BOOK = ["book-1-1200x1600.jpg", "book-2-1200x1600.jpg"].map((name, index) => ({
  id: index,
  file: `talents/80/${name}`,
  width: 1200,
  height: 1600,
}));

const REEL = { id: 9, provider: "file", file: "talents/80/reel.mp4", width: 9, height: 16 };

/** Publishes an adult whose book may be downloaded. */
const publishTalent = async (changes: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  running.upstream.content.talents = [
    ...running.upstream.content.talents.filter((record) => !isZoe(record)),
    aTalentRecord({
      id: 80,
      name: "Zoe Prova",
      birthdate: "2000-01-01",
      cover: "talents/80/cover-900x1200.jpg",
      categories: [{ category: "talents" }],
      book: BOOK,
      compo: [],
      video: [REEL],
      ...changes,
    }),
  ];
  await refresh();
};

const withdrawTalent = async (): Promise<void> => {
  running.upstream.content.talents = running.upstream.content.talents.filter((record) => !isZoe(record));
  await refresh();
};

const refresh = async (): Promise<void> => {
  await running.gateway.live.forceRefresh();
  running.advanceClock(61_000);
};

const addressesOfTalent = async (): Promise<{ cachedAddresses: string[]; otherAddresses: string[] }> => {
  const talent = (await running.app.inject("/api/talents/80")).json();
  const [first, second] = talent.book.map(({ version }: { version: string }) => `/media/talents/80/gallery/${version}`);
  const cover = `/media/talents/80/${talent.coverVersion}`;
  return {
    cachedAddresses: [
      `${cover}/480`,
      `${first}/480`,
      `/media/talents/80/videos/${talent.videos[0].source}`,
      "/api/talents/80/card.pdf",
      "/api/talents/80",
    ],
    otherAddresses: [
      `${cover}/720`,
      `${first}/1080`,
      `${second}/240`,
      `${first}/1920`,
      "/api/cards.pdf?ids=80",
      "/api/talents/80/card.pdf?lang=en",
      "/api/talents/80/book.zip",
    ],
  };
};

it("sends no file of a withdrawn talent, in cached and other widths", async () => {
  await publishTalent();
  const { cachedAddresses, otherAddresses } = await addressesOfTalent();
  expect(await Promise.all(cachedAddresses.map(statusOf))).toEqual(cachedAddresses.map(() => 200));
  await withdrawTalent();
  const addresses = [...cachedAddresses, ...otherAddresses];
  expect(await Promise.all(addresses.map(statusOf))).toEqual(addresses.map(() => 404));
});

it("sends no picture removed from the book, and still the others", async () => {
  await publishTalent();
  const { cachedAddresses } = await addressesOfTalent();
  const removed = cachedAddresses[1] ?? "";
  expect(await statusOf(removed)).toBe(200);
  await publishTalent({ book: BOOK.slice(1) });
  expect([await statusOf(removed), await statusOf(cachedAddresses[0] ?? "")]).toEqual([404, 200]);
});

const cachedFiles = async (): Promise<string[]> => {
  const folders = ["media-cache", "card-cache"].map((name) => join(running.dataDir, name));
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])));
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

it("deletes a withdrawn talent's cached pictures and comp cards, and no others", async () => {
  const others = [
    "/api/talents/401/card.pdf",
    `/media/talents/401/${running.gateway.live.snapshot()?.byId.get("401")?.talent.coverVersion}/240`,
  ];
  expect(await Promise.all(others.map(statusOf))).toEqual([200, 200]);
  const before = await cachedFiles();
  await publishTalent();
  const { cachedAddresses, otherAddresses } = await addressesOfTalent();
  await Promise.all([...cachedAddresses, ...otherAddresses, "/api/cards.pdf?ids=401,80"].map(statusOf));
  expect((await cachedFiles()).length).toBeGreaterThan(before.length + 5);
  await withdrawTalent();
  await waitFor(async () => expect((await cachedFiles()).sort()).toEqual(before.sort()));
});

it("deletes the cached copies of a picture removed from the book, and the talent's comp cards", async () => {
  await publishTalent();
  const { cachedAddresses } = await addressesOfTalent();
  const [cover = "", removed = ""] = cachedAddresses;
  await statusOf(cover);
  const kept = await cachedFiles();
  await Promise.all([removed, removed.replace("480", "240"), "/api/talents/80/card.pdf"].map(statusOf));
  await publishTalent({ book: [] });
  expect(await statusOf(removed)).toBe(404);
  await waitFor(async () => expect(await cachedFiles()).toEqual(expect.arrayContaining(kept)));
  await waitFor(async () => expect((await cachedFiles()).filter((file) => file.includes("card-cache"))).toEqual([]));
  await waitFor(async () => expect((await cachedFiles()).length).toBeLessThanOrEqual(kept.length + 1)); // the cover as the card's front
});
