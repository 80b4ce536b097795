// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";

import { type EntryToSave, EMPTY_ENTRY_FIELDS } from "../../contract/entry";
import { deleteExpiredEntries, deleteOrphanPhotos } from "../retention";
import { createEntryWriter } from "../write-entry";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { aPhoto } from "../../../tests/builders/photos";

let opened: TestStore;
let photo: Buffer;

before(async () => {
  opened = await openStore();
  photo = await aPhoto();
});

after(() => opened.close());

beforeEach(async () => {
  await opened.payload.delete({ collection: "entries", where: { id: { exists: true } } });
});

const anEntry = (over: Partial<EntryToSave> = {}): EntryToSave => ({
  entry: { kind: "getScouted", ...EMPTY_ENTRY_FIELDS, name: "Ana", gender: "woman" },
  photos: [photo, photo, photo],
  idempotencyKey: null,
  ...over,
});

const countStored = async () => ({
  entries: (await opened.payload.count({ collection: "entries" })).totalDocs,
  photos: (await opened.payload.count({ collection: "entry-photos" })).totalDocs,
  files: (await readdir(path.join(opened.dataDir, "private")).catch(() => [])).length,
});

const NOTHING = { entries: 0, photos: 0, files: 0 };
const retentionOptions = () => ({ dataDir: opened.dataDir, retentionMonths: 12 });
const inMonths = (months: number): Date => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
};

describe("storing an entry", () => {
  it("stores its photos too, and deleting the entry deletes their records and files", async () => {
    const { id } = await createEntryWriter(opened.payload)(anEntry());
    assert.deepEqual(await countStored(), { entries: 1, photos: 3, files: 3 });
    await opened.payload.delete({ collection: "entries", id: Number(id) });
    assert.deepEqual(await countStored(), NOTHING);
  });

  it("stores the language and the selected talents, and null without them", async () => {
    const write = createEntryWriter(opened.payload);
    const selection = [
      { id: 412, note: "Para maio" },
      { id: 7, note: null },
    ];
    const { id } = await write(anEntry({ photos: [], locale: "en", selection }));
    const { id: plain } = await write(anEntry({ photos: [] }));
    const read = async (entry: unknown) => {
      const stored = await opened.payload.findByID({ collection: "entries", id: Number(entry), depth: 0, overrideAccess: true });
      return [stored.locale, stored.selection];
    };
    assert.deepEqual(
      [await read(id), await read(plain)],
      [
        ["en", selection],
        [null, null],
      ],
    );
  });

  it("stores nothing when a photo cannot be stored", async () => {
    const broken = anEntry({ photos: [photo, photo, Buffer.from("not a photo")] });
    await assert.rejects(createEntryWriter(opened.payload)(broken));
    assert.deepEqual(await countStored(), NOTHING);
  });

  it("stores nothing when the entry itself cannot be stored", async () => {
    const toSave = anEntry();
    const impossible = Object.assign({}, toSave, { entry: { ...toSave.entry, kind: "unknown" as "contact" } });
    await assert.rejects(createEntryWriter(opened.payload)(impossible));
    assert.deepEqual(await countStored(), NOTHING);
  });

  it("stores one entry for one idempotency key, also for parallel requests", async () => {
    const write = createEntryWriter(opened.payload);
    const toSave = anEntry({ idempotencyKey: "one-key" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(toSave)));
    answers.push(await createEntryWriter(opened.payload)(toSave));
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    assert.deepEqual(await countStored(), { entries: 1, photos: 3, files: 3 });
  });

  it("stores sixty photos with the same original name", async () => {
    const write = createEntryWriter(opened.payload);
    await Promise.all(Array.from({ length: 20 }, () => write(anEntry())));
    assert.deepEqual(await countStored(), { entries: 20, photos: 60, files: 60 });
  });
});

describe("the daily job", () => {
  it("deletes entries older than the retention time, with their photos", async () => {
    await createEntryWriter(opened.payload)(anEntry());
    assert.equal(await deleteExpiredEntries(opened.payload, retentionOptions(), inMonths(11)), 0);
    assert.equal(await deleteExpiredEntries(opened.payload, retentionOptions(), inMonths(13)), 1);
    assert.deepEqual(await countStored(), NOTHING);
  });

  it("uses the retention time of the settings", async () => {
    await createEntryWriter(opened.payload)(anEntry());
    await opened.payload.updateGlobal({ slug: "settings", data: { retentionMonths: 2 } });
    assert.equal(await deleteExpiredEntries(opened.payload, retentionOptions(), inMonths(3)), 1);
    await opened.payload.updateGlobal({ slug: "settings", data: { retentionMonths: null } });
  });

  it("deletes photos of no entry, but not new ones", async () => {
    await createEntryWriter(opened.payload)(anEntry());
    const file = { data: photo, mimetype: "image/jpeg", name: "0f0f0f0f.jpg", size: photo.length };
    await opened.payload.create({ collection: "entry-photos", data: {}, file });
    const stray = path.join(opened.dataDir, "private", "stray.jpg");
    await writeFile(stray, photo);
    assert.equal(await deleteOrphanPhotos(opened.payload, retentionOptions(), new Date()), 0);
    const tomorrow = inMonths(1);
    await utimes(stray, tomorrow, new Date());
    assert.equal(await deleteOrphanPhotos(opened.payload, retentionOptions(), tomorrow), 2);
    assert.deepEqual(await countStored(), { entries: 1, photos: 3, files: 3 });
  });
});
