import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listByAge } from "./sweep-folder";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sweep-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

it("lists the remaining files while other folders are deleted", async () => {
  const folders = Array.from({ length: 20 }, (_, index) => join(root, "talents", String(index)));
  const remaining = folders.filter((_, index) => index % 2 === 0);
  for (let moment = 0; moment < 60; moment += 1) {
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "picture"), "");
    }
    const listing = listByAge(root);
    for (let turn = 0; turn < moment; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    for (const folder of folders) if (!remaining.includes(folder)) rmSync(folder, { recursive: true });
    const paths = (await listing).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(remaining.map((folder) => join(folder, "picture"))));
  }
});

it("returns an empty list for a missing folder", async () => {
  expect(await listByAge(join(root, "missing"))).toEqual([]);
});
