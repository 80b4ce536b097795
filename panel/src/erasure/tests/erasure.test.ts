// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { after, before, it } from "node:test";

import { type EntryToSave, EMPTY_ENTRY_FIELDS } from "../../contract/entry";
import { createEntryWriter } from "../../entries/write-entry";
import { applyErasedList } from "../apply-erased-list";
import { cleanDatabase } from "../clean-database";
import { erasedList, openErasedList } from "../erased-list";
import { runSql } from "../../database/sql";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { aPhoto, anUpload } from "../../../tests/builders/photos";

let opened: TestStore;
before(async () => {
  opened = await openStore();
});
after(() => opened.close());

const CHILD = "Jurema Quiriri";

const aPicture = async (colour?: string, name = "IMG_0001.jpg"): Promise<number> =>
  (await opened.payload.create({ collection: "media", data: {}, file: { ...(await anUpload(colour)), name } })).id;

const fileOf = async (id: number): Promise<string> => (await opened.payload.findByID({ collection: "media", id })).filename ?? "";

type Pictures = { cover: number; book: number[] };

/** A published talent with an older version and a newer draft. */
const aTalent = async (name: string, { cover, book }: Pictures): Promise<number> => {
  const { payload } = opened;
  const { id: category } = await payload.create({ collection: "categories", data: { category: `Kids ${cover}` } });
  const { id } = await payload.create({
    collection: "talents",
    data: { name, gender: "woman", birthdate: "1990-03-09", categories: [category], cover, book, _status: "published" },
  });
  await payload.update({ collection: "talents", id, data: { name: `${name} Antiga`, _status: "published" } });
  await payload.update({ collection: "talents", id, data: { name, book: [], _status: "published" } });
  await payload.update({ collection: "talents", id, draft: true, data: { skills: `${name} dança` } });
  return id;
};

const readAllBytes = async (folder: string): Promise<Buffer> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name)))));
};

const isOnDisk = async (text: string): Promise<boolean> => (await readAllBytes(opened.dataDir)).includes(text);

/** Copies files and database as `npm run backup` does. */
const backUp = async (to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true });
  await cp(path.join(opened.dataDir, "media"), path.join(to, "media"), { recursive: true });
  await cp(path.join(opened.dataDir, "private"), path.join(to, "private"), { recursive: true }).catch(() => undefined); // the folder does not exist before the first photo
  await runSql(opened.payload, `VACUUM INTO '${path.join(to, "panel.db")}'`);
};

const restore = async (from: string): Promise<void> => {
  const { payload, dataDir } = opened;
  (payload.db as unknown as { client: { close: () => void } }).client.close();
  for (const name of ["panel.db-wal", "panel.db-shm"]) await rm(path.join(dataDir, name), { force: true });
  await cp(from, dataDir, { recursive: true });
  Object.assign(payload.db, { client: undefined });
  await payload.db.connect?.();
};

it("sets secure_delete when the database is opened", async () => {
  assert.deepEqual(Object.values((await runSql(opened.payload, "PRAGMA secure_delete"))[0] as object), [1]);
});

it("removes every byte of an erased talent: versions, drafts, own files, free pages and write-ahead log", async () => {
  const shared = await aPicture("#111111", "Jurema e amigos.jpg");
  const own = [await aPicture("#222222"), await aPicture("#333333")];
  const files = await Promise.all([shared, ...own].map(fileOf));
  const id = await aTalent(CHILD, { cover: shared, book: own });
  await opened.payload.create({ collection: "posts", data: { title: "Bastidores", cover: shared, _status: "published" } as never });
  assert.equal(await isOnDisk(CHILD), true);
  await opened.payload.delete({ collection: "talents", id });
  await cleanDatabase(opened.payload);
  assert.equal(await isOnDisk("Jurema"), false);
  assert.equal((await opened.payload.count({ collection: "media", where: { id: { in: own } } })).totalDocs, 0);
  assert.deepEqual(await readdir(path.join(opened.dataDir, "media")), [files[0]]);
  assert.equal(await isOnDisk(files[1] ?? ""), false);
});

/** A talent with a consent whose document is `text`, as a PDF; returns the file's name. */
const aConsentWithDocument = async (talent: number, person: string): Promise<string> => {
  const data = Buffer.from(`%PDF-1.4\n${person}\nxref\n%%EOF\n`);
  const document = await opened.payload.create({
    collection: "consent-documents",
    data: {},
    file: { data, mimetype: "application/pdf", name: `${person}.pdf`, size: data.length },
  });
  await opened.payload.create({
    collection: "consents",
    data: { talent, givenBy: "guardian", person, scopes: ["site"], givenAt: "2026-01-10T12:00:00.000Z", document: document.id },
  });
  return document.filename ?? "";
};

it("removes the consents of an erased talent with their documents, also after an older backup was restored", async () => {
  const backup = `${opened.dataDir}-backup`;
  const id = await aTalent("Jaci Andorinha", { cover: await aPicture("#101010"), book: [] });
  const filename = await aConsentWithDocument(id, "Aracy Responsável");
  const isGone = async (): Promise<void> => {
    assert.equal((await opened.payload.count({ collection: "consents" })).totalDocs, 0);
    assert.equal((await opened.payload.count({ collection: "consent-documents" })).totalDocs, 0);
    assert.equal(await isOnDisk("Aracy"), false);
    assert.equal(await isOnDisk(filename), false);
  };
  await backUp(backup);
  await opened.payload.delete({ collection: "talents", id });
  await cleanDatabase(opened.payload);
  await isGone();
  await restore(backup);
  await rm(backup, { recursive: true });
  assert.equal(await isOnDisk("Aracy"), true);
  assert.ok((await applyErasedList(opened.payload)) > 0);
  await isGone();
});

it("removes a file that was uploaded in the talent's form, although the record was not saved with it", async () => {
  const id = await aTalent("Moema Quati", { cover: await aPicture("#666666"), book: [] });
  const data = { uploadedFor: id };
  const upload = await opened.payload.create({ collection: "media", data, file: { ...(await anUpload("#777777")), name: "Moema.jpg" } });
  await opened.payload.delete({ collection: "talents", id });
  assert.equal((await opened.payload.count({ collection: "media", where: { id: { equals: upload.id } } })).totalDocs, 0);
});

it("keeps a file that a rich text uses, and records neither name nor id of the erased talent", async () => {
  const picture = await aPicture("#444444");
  const node = { type: "upload", relationTo: "media", value: picture, version: 3, id: "0123456789abcdef01234567", fields: {}, format: "" };
  const body = { root: { type: "root", children: [node], direction: null, format: "" as const, indent: 0, version: 1 } };
  await opened.payload.create({
    collection: "posts",
    data: { title: "Ensaio", cover: await aPicture("#555555"), body, _status: "published" } as never,
  });
  const id = await aTalent("Iracema Tatu", { cover: picture, book: [] });
  await opened.payload.delete({ collection: "talents", id });
  assert.equal((await opened.payload.count({ collection: "media", where: { id: { equals: picture } } })).totalDocs, 1);
  const list = await readFile(path.join(opened.dataDir, "keys", "erased.jsonl"), "utf8");
  assert.equal((await stat(path.join(opened.dataDir, "keys", "erased.jsonl"))).mode & 0o777, 0o600);
  assert.equal((await openErasedList(opened.dataDir)).has("talent", id), true);
  assert.deepEqual(Object.keys(JSON.parse(list.trim().split("\n").at(-1) ?? "")).sort(), ["at", "hash", "highestId", "kind"]);
});

it("erases restored records again, and does not reuse their ids", async () => {
  const backup = `${opened.dataDir}-backup`;
  const id = await aTalent("Ubirajara Sabiá", { cover: await aPicture("#666666"), book: [await aPicture("#777777")] });
  const entry = await saveEntry("one key");
  await backUp(backup);
  await opened.payload.delete({ collection: "talents", id });
  await opened.payload.delete({ collection: "entries", id: entry });
  await cleanDatabase(opened.payload);
  await restore(backup);
  await rm(backup, { recursive: true });
  assert.equal(await isOnDisk("Ubirajara"), true);
  assert.ok((await applyErasedList(opened.payload)) > 0);
  assert.equal(await isOnDisk("Ubirajara"), false);
  assert.equal(await isOnDisk("Applicant"), false);
  assert.deepEqual(await readdir(path.join(opened.dataDir, "private")), []);
  const next = await aTalent("Outra Pessoa", { cover: await aPicture(), book: [] });
  assert.ok(next > id);
  assert.equal(await applyErasedList(opened.payload), 0);
  assert.equal((await opened.payload.count({ collection: "talents", where: { id: { equals: next } } })).totalDocs, 1);
});

it("does not reuse the id of a talent that was created and erased after the restored backup", async () => {
  const backup = `${opened.dataDir}-backup`;
  await backUp(backup);
  const id = await aTalent("Peri Tucano", { cover: await aPicture(), book: [] });
  await opened.payload.delete({ collection: "talents", id });
  await cleanDatabase(opened.payload);
  await restore(backup);
  await rm(backup, { recursive: true });
  await applyErasedList(opened.payload);
  assert.ok((await aTalent("Pessoa Nova", { cover: await aPicture(), book: [] })) > id);
});

const saveEntry = async (idempotencyKey: string): Promise<number> => {
  const photo = await aPhoto();
  const toSave: EntryToSave = {
    entry: { kind: "getScouted", ...EMPTY_ENTRY_FIELDS, name: "Applicant", gender: "woman" },
    photos: [photo],
    idempotencyKey,
  };
  return Number((await createEntryWriter(opened.payload)(toSave)).id);
};

it("deletes restored files of erased records whose records are not restored", async () => {
  const copy = await mkdtemp(`${opened.dataDir}-files-`);
  const readFiles = () => Promise.all(["media", "private"].map((name) => readdir(path.join(opened.dataDir, name))));
  const earlier = await readFiles();
  const talent = await aTalent("Potira Arara", { cover: await aPicture("#999999"), book: [] });
  const entry = await saveEntry("a third key");
  for (const name of ["media", "private"]) await cp(path.join(opened.dataDir, name), path.join(copy, name), { recursive: true });
  await opened.payload.delete({ collection: "talents", id: talent });
  await opened.payload.delete({ collection: "entries", id: entry });
  await cp(copy, opened.dataDir, { recursive: true });
  await rm(copy, { recursive: true });
  assert.notDeepEqual(await readFiles(), earlier);
  assert.ok((await applyErasedList(opened.payload)) > 0);
  assert.deepEqual(await readFiles(), earlier);
});

it("does not store an erased application that a restored outbox sends again", async () => {
  const id = await saveEntry("another key");
  await opened.payload.delete({ collection: "entries", id });
  await saveEntry("another key");
  assert.equal((await opened.payload.count({ collection: "entries", where: { name: { equals: "Applicant" } } })).totalDocs, 0);
});

it("completes an erasure that a crash interrupted after it was recorded", async () => {
  const id = await aTalent("Moema Jaçanã", { cover: await aPicture("#888888"), book: [] });
  const list = await erasedList(opened.dataDir);
  await list.add([{ kind: "talent", id: String(id), highestId: id }]);
  assert.ok((await applyErasedList(opened.payload)) > 0);
  assert.equal(await isOnDisk("Moema"), false);
});

it("writes nothing when there is nothing to erase, so that the panel starts on a read-only disk", async () => {
  const id = await aTalent("Iracema Sanhaço", { cover: await aPicture("#aaaaaa"), book: [] });
  await opened.payload.delete({ collection: "talents", id });
  await cleanDatabase(opened.payload);
  await runSql(opened.payload, "PRAGMA query_only = ON");
  try {
    assert.equal(await applyErasedList(opened.payload), 0);
  } finally {
    await runSql(opened.payload, "PRAGMA query_only = OFF");
  }
});
