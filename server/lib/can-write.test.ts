import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { canWrite } from "./can-write";

it("tells whether a data folder can be written, and leaves nothing in it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "can-write-"));
  await mkdir(path.join(folder, "data"));
  await writeFile(path.join(folder, "a-file"), "");
  expect([await canWrite(path.join(folder, "data")), await canWrite(path.join(folder, "a-file"))]).toEqual([true, false]);
  expect(await readdir(path.join(folder, "data"))).toEqual([]);
  await rm(folder, { recursive: true });
});
