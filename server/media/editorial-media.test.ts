import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { success } from "../../src/domain/result";
import { createEditorialMedia } from "./editorial-media";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "editorial-media-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("drains only after the list in transit is on the disk", async () => {
  const media = createEditorialMedia({
    dataDir,
    resources: { posts: async () => success(["capa.jpg"]) },
    now: () => 0,
    warn: () => undefined,
  });
  void media.refresh();
  await media.drain();
  expect(await readFile(join(dataDir, "live", "editorial-media.json"), "utf8")).toContain("capa.jpg");
});
