// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, it } from "node:test";

import sharp from "sharp";

import { enforceConsents } from "../src/consents/enforce";
import { consents } from "../seed/content/consents";
import { talents } from "../seed/content/talents";
import { openDemoStore } from "../seed/demo-store";
import { insertTalents } from "../seed/insert-people";
import { FILES, listFiles, storeFiles } from "../seed/store-files";
import { anUpload } from "./builders/photos";
import { openStore, type TestStore } from "./setup/open-store";

let opened: TestStore;

before(async () => {
  opened = await openStore();
});

after(() => opened.close());

it("the demo's talents are published with the consents of the children, and the job of every minute keeps them", async () => {
  const { payload } = opened;
  // One small picture replaces the demo's files, which take some seconds to store.
  const { id: picture } = await payload.create({ collection: "media", data: {}, file: await anUpload() });
  await insertTalents(openDemoStore(payload, new Map((await listFiles()).map((ref) => [ref, picture]))));
  const countPublished = async (): Promise<number> =>
    (await payload.count({ collection: "talents", where: { _status: { equals: "published" } } })).totalDocs;
  assert.equal(await countPublished(), talents.length);
  assert.equal((await payload.count({ collection: "consents" })).totalDocs, consents.length);
  await enforceConsents(payload, new Date());
  assert.equal(await countPublished(), talents.length);
});

it("the demo's files are stored as they are, and pictures with their size", async () => {
  const { payload, dataDir } = opened;
  const ids = await storeFiles(payload);
  assert.equal(ids.size, (await listFiles()).length);
  const ref = "talents/001/cover.webp";
  const { filename, ...record } = await payload.findByID({ collection: "media", id: ids.get(ref) ?? 0 });
  const bytes = await readFile(path.join(FILES, ref));
  const { width, height } = await sharp(bytes).metadata();
  assert.deepEqual([record.mimeType, record.filesize, record.width, record.height], ["image/webp", bytes.length, width, height]);
  assert.deepEqual(await readFile(path.join(dataDir, "media", filename ?? "")), bytes);
});
