import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCountStore } from "./count-store";
import { describeCountStore } from "./tests/count-contract";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "counts-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

describeCountStore(() => createCountStore(dataDir));

it("creates no file before the first count", async () => {
  const store = createCountStore(dataDir);
  await store.deleteBefore("2026-03-01");
  await store.deleteTalents(() => true);
  expect(await readdir(dataDir)).toEqual([]);
});
