// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { decideGracePeriod } from "../src/consents/grace-period";
import { addDemoConsents } from "../src/consents/add-demo-consents";
import { writeSeedState } from "../src/store/seed-state";
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

it("a demo that an earlier version has loaded gets the consents once, and nobody who is not exactly of the demo", async () => {
  const { payload } = opened;
  const countConsents = async (): Promise<number> => (await payload.count({ collection: "consents", overrideAccess: true })).totalDocs;
  const idOf = async (key: string | undefined): Promise<number> => {
    const name = talents.find((talent) => talent.key === key)?.name ?? "";
    return (await payload.find({ collection: "talents", where: { name: { equals: name } }, overrideAccess: true })).docs[0]?.id ?? 0;
  };
  // With the database adapter, without the hooks that would withdraw the talents: an earlier version had no consents.
  await payload.db.deleteMany({ collection: "consents", where: {} });
  const [edited, recorded] = [await idOf(consents[0]?.talent), await idOf(consents[1]?.talent)];
  await payload.db.updateOne({ collection: "talents", id: edited, data: { birthdate: "2019-04-01" } });
  await payload.create({
    collection: "consents",
    data: { talent: recorded, givenBy: "guardian", person: "Quem assinou", scopes: ["print"], givenAt: "2026-02-01T12:00:00.000Z" },
    context: { [`erasure of talent ${recorded}`]: true },
    overrideAccess: true,
  });
  assert.equal(await addDemoConsents(payload), 0, "a store without demo content");
  await writeSeedState(payload, "done");
  assert.equal(await addDemoConsents(payload), consents.length - 2);
  const ofEdited = await payload.count({ collection: "consents", where: { talent: { equals: edited } }, overrideAccess: true });
  assert.equal(ofEdited.totalDocs, 0);
  assert.equal(await decideGracePeriod(payload, new Date()), 2);
  await payload.db.deleteMany({ collection: "consents", where: {} });
  assert.equal(await addDemoConsents(payload), 0, "after the first start");
  assert.equal(await countConsents(), 0);
});
