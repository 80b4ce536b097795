// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { after, before, beforeEach, it } from "node:test";

import { deleteDeclinedPhotos } from "../declined-photos";
import { deleteExpiredEntries } from "../retention";
import { storeApplication } from "../../../tests/builders/applications";
import { storeRecord } from "../../../tests/builders/records";
import { openStore, type TestStore } from "../../../tests/setup/open-store";

let opened: TestStore;

before(async () => {
  opened = await openStore();
});

after(() => opened.close());

beforeEach(async () => {
  await opened.payload.delete({ collection: "entries", where: { id: { exists: true } } });
});

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const store = async (over: Record<string, unknown>): Promise<number> =>
  storeApplication(opened.payload, { photos: [await storeRecord(opened.payload, "entry-photos")], ...over });

const photosOf = async (id: number) =>
  (await opened.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true })).photos?.length ?? 0;

const countFiles = async () => (await readdir(path.join(opened.dataDir, "private")).catch(() => [])).length;

it("deletes the photos of a declined application thirty days after the decision, and keeps the answers", async () => {
  const id = await store({ status: "declined", declineReason: "photos" });
  assert.equal(await deleteDeclinedPhotos(opened.payload, inDays(29)), 0);
  assert.equal(await countFiles(), 1);
  assert.equal(await deleteDeclinedPhotos(opened.payload, inDays(31)), 1);
  assert.deepEqual([await photosOf(id), await countFiles()], [0, 0]);
  const entry = await opened.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });
  assert.deepEqual([entry.name, entry.status, entry.declineReason], ["Ana Clara Demo", "declined", "photos"]);
  assert.ok(entry.photosDeletedAt);
  const { docs } = await opened.payload.find({ collection: "entry-events", where: { entry: { equals: id } }, overrideAccess: true });
  assert.deepEqual(
    docs.map(({ event, to, account }) => [event, to, account ?? null]),
    [["photos-deleted", "1", null]],
  );
  assert.equal(await deleteDeclinedPhotos(opened.payload, inDays(40)), 0);
});

it("keeps the photos of every other status, and of an application that was declined and taken up again", async () => {
  const ids = await Promise.all(["new", "seen", "contacted", "accepted"].map((status) => store({ status })));
  const reopened = await store({ status: "declined", declineReason: "age" });
  await opened.payload.update({ collection: "entries", id: reopened, data: { status: "seen" }, overrideAccess: true });
  assert.equal(await deleteDeclinedPhotos(opened.payload, inDays(300)), 0);
  for (const id of [...ids, reopened]) assert.equal(await photosOf(id), 1);
});

it("uses the number of days of the settings", async () => {
  await store({ status: "declined", declineReason: "age" });
  await opened.payload.updateGlobal({ slug: "settings", data: { declinedPhotoDays: 2 } });
  assert.equal(await deleteDeclinedPhotos(opened.payload, inDays(3)), 1);
  await opened.payload.updateGlobal({ slug: "settings", data: { declinedPhotoDays: 30 } });
});

it("leaves the answers to the retention time", async () => {
  const id = await store({ status: "declined", declineReason: "age" });
  await deleteDeclinedPhotos(opened.payload, inDays(31));
  const options = { dataDir: opened.dataDir, retentionMonths: 12 };
  assert.equal(await deleteExpiredEntries(opened.payload, options, inDays(360)), 0);
  assert.equal(await deleteExpiredEntries(opened.payload, options, inDays(370)), 1);
  const { totalDocs } = await opened.payload.count({ collection: "entry-events", where: { entry: { equals: id } }, overrideAccess: true });
  assert.equal(totalDocs, 0);
});
