// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { enforceConsents } from "../src/consents/enforce";
import { consents } from "../seed/content/consents";
import { talents } from "../seed/content/talents";
import { openDemoStore } from "../seed/demo-store";
import { insertTalents } from "../seed/insert-people";
import { anUpload } from "./builders/photos";
import { openStore, type TestStore } from "./setup/open-store";

let opened: TestStore;

before(async () => {
  opened = await openStore();
});

after(() => opened.close());

it("the demo's talents are published with the consents of the children, and the job of every minute keeps them", async () => {
  const { payload } = opened;
  // One small picture in place of the demo's files, which take a minute to render.
  const { id: picture } = await payload.create({ collection: "media", data: {}, file: await anUpload() });
  await insertTalents({ ...openDemoStore(payload, ""), file: () => Promise.resolve(picture) });
  const countPublished = async (): Promise<number> =>
    (await payload.count({ collection: "talents", where: { _status: { equals: "published" } } })).totalDocs;
  assert.equal(await countPublished(), talents.length);
  assert.equal((await payload.count({ collection: "consents" })).totalDocs, consents.length);
  await enforceConsents(payload, new Date());
  assert.equal(await countPublished(), talents.length);
});
