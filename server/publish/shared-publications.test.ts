import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "../../tests/wait";
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

/** Changes the file and resolves when its watchers are called; all watchers of a file in one process are called together. */
const changeAndWait = async (change: () => Promise<void>): Promise<void> => {
  let count = 0;
  const observer = createSharedPublications({ dataDir, onPublished: () => void (count += 1), warn: () => undefined });
  observer.start();
  await change();
  await waitFor(() => expect(count).toBeGreaterThan(0));
  observer.stop();
};

it("calls back for another gateway's announcement, and never for its own", async () => {
  await changeAndWait(async () => shared.announce());
  const first = await readFile(file(), "utf8");
  await changeAndWait(async () => shared.announce());
  await changeAndWait(() => writeFile(file(), first)); // the file's content when two announcements follow closely
  expect(published).toBe(0);
  await changeAndWait(() => writeFile(file(), "of another gateway"));
  await waitFor(() => expect(published).toBe(1));
});
