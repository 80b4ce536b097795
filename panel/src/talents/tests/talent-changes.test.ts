// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it, mock } from "node:test";

import type { ContentStore } from "../../contract/content-store";
import { createPayloadStore } from "../../payload-store";
import { anUpload } from "../../../tests/builders/photos";
import { openStore, type TestStore } from "../../../tests/setup/open-store";

let opened: TestStore;
let store: ContentStore;
let category: number;
let talents: number[];

const FIRST = { page: 1, perPage: 50 };
const MINUTE_MS = 60_000;

before(async () => {
  opened = await openStore();
  store = createPayloadStore(opened.payload);
  category = (await opened.payload.create({ collection: "categories", data: { category: "talents" } })).id;
  mock.timers.enable({ apis: ["Date"], now: Date.now() });
});

after(async () => {
  mock.timers.reset();
  await opened.close();
});

const aTalent = async (): Promise<number> => {
  const cover = await opened.payload.create({ collection: "media", data: {}, file: await anUpload() });
  const data = { name: "Bia", gender: "woman" as const, birthdate: "1990-03-09", categories: [category], cover: cover.id };
  return (await opened.payload.create({ collection: "talents", data: { ...data, _status: "published" } })).id;
};

const wait = (): void => mock.timers.tick(MINUTE_MS);

beforeEach(async () => {
  await opened.payload.delete({ collection: "talents", where: { id: { exists: true } }, overrideAccess: true });
  talents = [await aTalent(), await aTalent(), await aTalent()];
  wait();
});

const change = (id: number, data: object) => opened.payload.update({ collection: "talents", id, data });

/** Returns the changed ids and all ids since a cursor. */
const since = async (cursor: string) => {
  const changes = await store.talentChanges(cursor, FIRST);
  return changes && { changed: changes.items.map(({ id }) => id), ids: changes.ids.map(Number) };
};

describe("changes of the list of talents", () => {
  it("are none without one", async () => {
    assert.deepEqual(await since(await store.talentCursor()), { changed: [], ids: talents });
  });

  it("are a changed talent and a new one", async () => {
    const cursor = await store.talentCursor();
    wait();
    await change(talents[1] ?? 0, { name: "Outro nome" });
    const added = await aTalent();
    assert.deepEqual(await since(cursor), { changed: [talents[1], added], ids: [...talents, added] });
  });

  it("contain a change of the last seconds before the cursor, which may have been stored after it", async () => {
    await change(talents[0] ?? 0, { name: "Agora mesmo" });
    assert.deepEqual((await since(await store.talentCursor()))?.changed, [talents[0]]);
  });

  it("lack the id of an unpublished talent", async () => {
    const cursor = await store.talentCursor();
    wait();
    await change(talents[0] ?? 0, { _status: "draft" });
    assert.deepEqual(await since(cursor), { changed: [], ids: talents.slice(1) });
  });

  it("do not contain a draft of a published talent", async () => {
    const cursor = await store.talentCursor();
    wait();
    await opened.payload.update({ collection: "talents", id: talents[0] ?? 0, data: { name: "Rascunho" }, draft: true });
    assert.deepEqual(await since(cursor), { changed: [], ids: talents });
  });

  it("contain the talent of a replaced cover and of a new consent", async () => {
    const cursor = await store.talentCursor();
    wait();
    const { cover } = await opened.payload.findByID({ collection: "talents", id: talents[2] ?? 0, depth: 0 });
    await opened.payload.update({ collection: "media", id: Number(cover), data: { alt: "Retrato" } });
    const scopes: ("site" | "digitals")[] = ["digitals"];
    const consent = { talent: talents[0] ?? 0, givenBy: "self" as const, person: "Bia", scopes, givenAt: "2026-01-01T12:00:00.000Z" };
    await opened.payload.create({ collection: "consents", data: consent });
    assert.deepEqual((await since(cursor))?.changed, [talents[0], talents[2]]);
  });

  it("are told by the whole list alone when a category, a switch or the day changes, or pictures were deleted", async () => {
    const { payload } = opened;
    const acts = [
      () => payload.update({ collection: "categories", id: category, data: { category: "kids" } }),
      () => payload.updateGlobal({ slug: "customizations", data: { minorsDigitals: true } }),
      () => mock.timers.tick(24 * 60 * MINUTE_MS),
      () => payload.delete({ collection: "talents", id: talents[0] ?? 0, overrideAccess: true }),
    ];
    for (const act of acts) {
      const cursor = await store.talentCursor();
      wait();
      await act();
      assert.equal(await since(cursor), null);
    }
  });

  it("are not told for a text that is no cursor, nor for one of the future", async () => {
    assert.equal(await since("x"), null);
    assert.equal(await since(Buffer.from("{}").toString("base64url")), null);
    const cursor = await store.talentCursor();
    mock.timers.setTime(Date.now() - 10 * MINUTE_MS);
    assert.equal(await since(cursor), null);
  });
});
