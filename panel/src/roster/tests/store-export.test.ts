// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, it } from "node:test";

import type { Where } from "payload";

import { openExport } from "../export/export-source";
import { importStore } from "../export/import-store";
import { storeFiles } from "../export/store-files";
import { EXPORTED_STORES } from "../export/store-tables";
import { refuseAuditRecords } from "../../../tests/builders/full-disk";
import { storeRecord } from "../../../tests/builders/records";
import { aZip } from "../../../tests/builders/workbooks";
import { startS3Double } from "../../../tests/fakes/s3-double";
import { decryptPrivateFile } from "../../../tests/setup/decrypt-private-file";
import { programArguments } from "../../../tests/setup/program";
import { readZip } from "../../../tests/setup/read-zip";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

const PANEL = path.resolve(import.meta.dirname, "../../..");

let roles: RoleSessions;
let folder: string;

/** A talent's digitals, credits, showreel and networks. */
const worksAndNetworks = async (payload: RoleSessions["payload"]) => ({
  digitals: [
    { picture: await storeRecord(payload, "media"), date: "2026-03-01T12:00:00.000Z" },
    { picture: await storeRecord(payload, "media"), date: "2025-11-20T12:00:00.000Z" },
  ],
  credits: [
    { year: 2025, kind: "film", title: "O Farol Inventado", role: "Lia", production: "Filmes do Cais" },
    { year: 2026, kind: "theatre", title: "Três Cadeiras" },
  ],
  videos: [{ provider: "youtube", address: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", showreel: true }],
  networks: [{ network: "tiktok", handle: "@lia", followers: 12500, engagement: 4.2, measuredAt: "2026-03-05T12:00:00.000Z" }],
});

/** Stores published records and drafts, a text in both languages, and what visitors sent. */
const fillStore = async ({ payload, session }: RoleSessions): Promise<void> => {
  for (const slug of EXPORTED_STORES) {
    const collection = payload.config.collections.find((candidate) => candidate.slug === slug);
    if (collection === undefined) continue;
    await storeRecord(payload, slug);
    if (collection.versions?.drafts) await storeRecord(payload, slug, { _status: "published" });
  }
  await storeRecord(payload, "categories", { category: "=SUM(1)" });
  const video = { provider: "youtube", address: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };
  await storeRecord(payload, "talents", { skills: "Inglês\nBallet", videos: [video], _status: "published" });
  await storeRecord(payload, "talents", { ...(await worksAndNetworks(payload)), birthdate: "1990-03-09", _status: "published" });
  const post = await storeRecord(payload, "posts", { title: "Em português", _status: "published" });
  await payload.update({
    collection: "posts",
    id: post,
    locale: "en",
    data: { title: "In English", _status: "published" },
    overrideAccess: true,
  });
  await payload.updateGlobal({ slug: "website-texts", data: { contact_phone: "+55 (11) 90000-0001" }, overrideAccess: true });
  await payload.updateGlobal({
    slug: "customizations",
    data: { agencyName: "Agência Inventada", bookDownload: true },
    overrideAccess: true,
  });
  const photos = [await storeRecord(payload, "entry-photos"), await storeRecord(payload, "entry-photos")];
  const assignedTo = Number(session("scout").id);
  const application = await storeRecord(payload, "entries", { name: "Família Inventada", kind: "getScouted", photos, assignedTo });
  await storeRecord(payload, "entries", { name: "Marca Inventada", kind: "contact", message: "Para quando?" });
  await storeRecord(payload, "entry-events", { entry: application, account: assignedTo, accountName: "scout", event: "note", to: "Ligar" });
};

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "store-export-"));
  roles = await openRoleSessions();
  await fillStore(roles);
});
after(async () => {
  await roles.close();
  await rm(folder, { recursive: true, force: true });
});

type Run = { code: number; output: string; errors: string };

const run = (script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Run> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [...programArguments(script), ...args],
      // Without the runner's own variable, which makes a child report to it.
      { cwd: PANEL, env: { ...process.env, NODE_TEST_CONTEXT: undefined, PAYLOAD_LOG_LEVEL: "silent", ...env }, maxBuffer: 1e9 },
      (error, output, errors) => resolve({ code: typeof error?.code === "number" ? error.code : 0, output, errors }),
    );
  });

const exportStore = async (query = "") => roles.ask("admin", `/desk/export/store${query}`);

const unpack = async (zip: Buffer, name: string): Promise<string> => {
  const target = path.join(folder, name);
  for (const [file, data] of readZip(zip)) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await writeFile(path.join(target, file), data);
  }
  return target;
};

const filesIn = async (dataDir: string): Promise<string[]> =>
  (await Promise.all(["media", "private"].map(async (name) => (await readdir(path.join(dataDir, name))).map((file) => `${name}/${file}`))))
    .flat()
    .sort();

/** The content of a file in the data folder: signed consents are encrypted with the folder's key. */
const decrypt = async (dataDir: string, name: string, stored: Buffer): Promise<Buffer | null> =>
  name.startsWith("private/") ? decryptPrivateFile(dataDir, path.basename(name), stored) : stored;

const textsIn = (files: Map<string, Buffer>): string[] =>
  [...files].filter(([name]) => !name.startsWith("files/")).map(([, data]) => String(data));

const isReceived = (name: string): boolean => /entries|entry/.test(name);

it("exports talents, editorial content, texts, consents and what visitors sent, but no account", async () => {
  const { status, headers, body } = await exportStore();
  assert.equal(status, 200);
  assert.match(String(headers.get("Content-Disposition")), /^attachment; filename="export-\d{4}-\d{2}-\d{2}\.zip"$/);
  const files = readZip(body);
  for (const slug of EXPORTED_STORES) assert.ok(files.has(`csv/${slug}.csv`) && files.has(`records/${slug}.json`), slug);
  const posts = JSON.parse(String(files.get("records/posts.json")));
  assert.deepEqual(posts.at(-1).title, { pt: "Em português", en: "In English" });
  assert.match(String(files.get("csv/talents.csv")), /Inglês\nBallet/);
  assert.match(String(files.get("csv/talents.csv")), /O Farol Inventado/);
  assert.match(String(files.get("csv/categories.csv")), /'=SUM\(1\)/);
  assert.match(String(files.get("csv/entries.csv")), /Família Inventada/);
  assert.match(String(files.get("csv/entries.csv")), /Marca Inventada.*Para quando\?/);
  const photos = JSON.parse(String(files.get("records/entry-photos.json")));
  assert.ok(photos.length >= 2 && photos.every(({ filename }: { filename: string }) => files.has(`files/private/${filename}`)));
  assert.ok(!textsIn(files).some((text) => text.includes("admin@example.com")));
  assert.ok(![...files.keys()].some((name) => /users|audit|second/.test(name)));
});

it("leaves out what visitors sent when the admin chooses so", async () => {
  const whole = readZip((await exportStore()).body);
  const photos = JSON.parse(String(whole.get("records/entry-photos.json"))).map(({ filename }: { filename: string }) => filename);
  const files = readZip((await exportStore("?received=no")).body);
  assert.ok(!textsIn(files).some((text) => /Família Inventada|Marca Inventada/.test(text)));
  const left = [...whole.keys()].filter((name) => isReceived(name) || photos.some((photo: string) => name.endsWith(photo)));
  assert.deepEqual([...files.keys()].sort(), [...whole.keys()].filter((name) => !left.includes(name)).sort());
});

it("says how far an export is to the account that started it", async () => {
  const ask = async (column: "admin" | "scout", key: string) => roles.ask(column, `/desk/export/progress?key=${key}`);
  assert.equal((await ask("admin", "one")).status, 404);
  await exportStore("?key=one");
  const { body } = await ask("admin", "one");
  assert.deepEqual([body.state, body.done > 0, body.done], ["done", true, body.total]);
});

it("records the export before it is sent, and sends nothing without the record", async () => {
  const countOf = async (store: string): Promise<number> => {
    const where: Where = { and: [{ action: { equals: "export" } }, { store: { equals: store } }] };
    return (await roles.payload.db.find({ collection: "audit-events", where, pagination: false })).docs.length;
  };
  const counts = async () => [await countOf("talents"), await countOf("entries")];
  const [talents = 0, entries = 0] = await counts();
  await exportStore();
  assert.deepEqual(await counts(), [talents + 1, entries + 1]);
  await exportStore("?received=no");
  assert.deepEqual(await counts(), [talents + 2, entries + 1]);
  const accept = await refuseAuditRecords(roles.payload);
  assert.equal((await exportStore("?key=refused")).status, 503);
  assert.equal((await roles.ask("admin", "/desk/export/progress?key=refused")).body.state, "failed");
  await accept();
});

const save = async (zip: Buffer, name: string): Promise<string> => {
  const file = path.join(folder, `${name}.zip`);
  await writeFile(file, zip);
  return file;
};

type Store = Record<string, Record<string, unknown>[]>;

/** The accounts of the desk belong to one installation; their names stay in the history. */
const withoutAccounts = (store: Store): Store => ({
  ...store,
  entries: (store.entries ?? []).map((entry) => ({ ...entry, assignedTo: null })),
  "entry-events": (store["entry-events"] ?? []).map((event) => ({ ...event, account: null })),
});

it("an empty store that imports the ZIP shows the same site, from the same files", async () => {
  const zip = await save((await exportStore()).body, "whole");
  const dataDir = path.join(folder, "new-store");
  const elsewhere = { DATA_DIR: dataDir, DATABASE_URL: "" };
  const imported = await run("scripts/import-store.ts", [zip], elsewhere);
  assert.equal(imported.code, 0, imported.errors);
  const [before, now] = [await run("tests/setup/print-site.ts", []), await run("tests/setup/print-site.ts", [], elsewhere)];
  assert.equal(now.code, 0, now.errors);
  const site = JSON.parse(now.output);
  assert.deepEqual(site, JSON.parse(before.output));
  const { digitals, credits, networks, videos } = site.profiles.find((one: { credits?: object[] }) => one?.credits?.length === 2);
  assert.deepEqual([digitals.length, networks.length, videos.map(({ isShowreel }: { isShowreel: boolean }) => isShowreel)], [2, 1, [true]]);
  assert.deepEqual(credits.map(({ title }: { title: string }) => title).sort(), ["O Farol Inventado", "Três Cadeiras"]);

  const [oldStore, newStore] = [await run("tests/setup/print-store.ts", []), await run("tests/setup/print-store.ts", [], elsewhere)];
  const [was, is] = [withoutAccounts(JSON.parse(oldStore.output)), JSON.parse(newStore.output)];
  for (const slug of EXPORTED_STORES) {
    for (const name of [slug, `${slug} versions`, `global ${slug}`, `global ${slug} versions`]) assert.deepEqual(is[name], was[name], name);
  }
  const kept = await filesIn(String(process.env.DATA_DIR));
  assert.deepEqual(await filesIn(dataDir), kept);
  const readFiles = async (folderOfStore: string): Promise<(Buffer | null)[]> =>
    Promise.all(kept.map(async (name) => decrypt(folderOfStore, name, await readFile(path.join(folderOfStore, name)))));
  assert.ok(kept.some((name) => name.startsWith("private/")));
  const files = await readFiles(dataDir);
  assert.ok(!files.includes(null));
  assert.deepEqual(files, await readFiles(String(process.env.DATA_DIR)));

  const again = await run("scripts/import-store.ts", [zip], elsewhere);
  assert.equal(again.code, 1);
  assert.match(again.errors, /The store is not empty/);

  const unpacked = await unpack((await exportStore()).body, "unpacked");
  const fromFolder = path.join(folder, "store-of-a-folder");
  const { output } = await run("scripts/import-store.ts", [unpacked], { DATA_DIR: fromFolder, DATABASE_URL: "" });
  assert.equal(output, imported.output);
  assert.deepEqual(await filesIn(fromFolder), kept);
});

it("an import with a bucket stores the files there, with their types", async () => {
  const bucket = await startS3Double();
  const body: Buffer = (await exportStore()).body;
  const zip = await save(body, "for-a-bucket");
  const settings = { S3_BUCKET: "agency", S3_PRIVATE_BUCKET: "agency-private", S3_ENDPOINT: bucket.endpoint };
  const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  const dataDir = path.join(folder, "store-with-a-bucket");
  const imported = await run("scripts/import-store.ts", [zip], { DATA_DIR: dataDir, DATABASE_URL: "", ...settings, ...keys });
  await bucket.close();
  assert.equal(imported.code, 0, imported.errors);
  const files = [...readZip(body)].filter(([name]) => name.startsWith("files/"));
  assert.ok(files.length > 1);
  const keyOf = (name: string): string =>
    name.replace("files/public", "/agency/public").replace("files/private", "/agency-private/private");
  for (const [name, data] of files) {
    const object = bucket.objects.get(keyOf(name));
    assert.ok(object, name);
    assert.deepEqual(await decrypt(dataDir, name.replace("files/", ""), object), data, name);
  }
  assert.equal(bucket.objects.size, files.length);
  const puts = bucket.requests.filter(({ method }) => method === "PUT");
  const typeOf = (object: string): string => (object.startsWith("/agency/public/") ? "image/jpeg" : "application/octet-stream");
  for (const put of puts) assert.equal(put.headers["content-type"], typeOf(put.path), put.path);
});

it("leaves out a signed consent that cannot be decrypted, and exports the rest", async () => {
  const id = await storeRecord(roles.payload, "consent-documents");
  const { filename } = await roles.payload.findByID({ collection: "consent-documents", id, overrideAccess: true });
  const whole = [...readZip((await exportStore()).body).keys()];
  assert.ok(whole.includes(`files/private/${filename}`));
  await writeFile(path.join(String(process.env.DATA_DIR), "private", String(filename)), "encrypted with another key");
  const rest = [...readZip((await exportStore()).body).keys()];
  assert.deepEqual(
    rest,
    whole.filter((name) => name !== `files/private/${filename}`),
  );
  await roles.payload.delete({ collection: "consent-documents", id, overrideAccess: true });
});

it("a ZIP that is damaged, is no export, or names a file outside of its folder is refused", async () => {
  const whole: Buffer = (await exportStore()).body;
  await assert.rejects(openExport(await save(whole.subarray(0, whole.length - 200), "cut")), /damaged/);
  await assert.rejects(importStore(roles.payload, await save(await aZip({ "notes.txt": "x" }), "other")), /manifest\.json is missing/);
  // The program that writes the ZIP refuses such a name too.
  const harmless = await aZip({ "files/public/xx-evil.jpg": "x" });
  const hostile = Buffer.from(harmless.toString("latin1").replaceAll("xx-evil", "../evil"), "latin1");
  const source = await openExport(await save(hostile, "hostile"));
  await assert.rejects(
    storeFiles(source, () => "image/jpeg"),
    /a file that no export contains/,
  );
  source.close();
});
