import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../tests/eventually";
import { createSharedPublications } from "./shared-publications";

let dataDir: string;
let published: number;
let shared: ReturnType<typeof createSharedPublications>;

const file = (): string => join(dataDir, ".publication");

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "publication-"));
  published = 0;
  shared = createSharedPublications({ dataDir, onPublished: () => void (published += 1), warn: () => undefined });
  shared.start();
});

afterEach(async () => {
  shared.stop();
  await rm(dataDir, { recursive: true });
});

/** Resolves when a change of the file was noticed: all watchers of one file in one process are called together. */
const noticed = async (change: () => Promise<void>): Promise<void> => {
  let count = 0;
  const observer = createSharedPublications({ dataDir, onPublished: () => void (count += 1), warn: () => undefined });
  observer.start();
  await change();
  await eventually(() => expect(count).toBeGreaterThan(0));
  observer.stop();
};

it("calls back for another gateway's announcement, and never for its own", async () => {
  await noticed(async () => shared.announce());
  const first = await readFile(file(), "utf8");
  await noticed(async () => shared.announce());
  await noticed(() => writeFile(file(), first)); // as the file still reads when two announcements follow each other closely
  expect(published).toBe(0);
  await noticed(() => writeFile(file(), "of another gateway"));
  await eventually(() => expect(published).toBe(1));
});
