// First import: it sets the environment that the following modules read when they load.
import "../setup/test-environment";

import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { after, before, it } from "node:test";

import { BasePayload, type Payload } from "payload";
import pg from "pg";

import { waitUntil } from "../../../tests/wait";
import { storeRecord } from "../builders/records";
import { startS3Double, type S3Double } from "../fakes/s3-double";
import { startPostgres } from "../setup/postgres";

const PANEL = path.resolve(import.meta.dirname, "../..");
const DATA_DIR = String(process.env.DATA_DIR);

let cluster: Awaited<ReturnType<typeof startPostgres>>;
let bucket: S3Double;
/** By collection. */
let oldStore: Record<string, unknown>;
/** By path. */
let filesBefore: Record<string, string>;
let deletedTalent: number;

const SKIPPED_COLLECTIONS = ["payload-migrations", "payload-kv", "payload-locked-documents", "payload-preferences", "audit-events"];

/** More rows than one batch. */
const MANY_CATEGORIES = `
  WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1200)
  INSERT INTO categories (category) SELECT 'Categoria inventada ' || number FROM numbers`;

/** Stores records of every collection, in both languages, published and as drafts. */
const fillStore = async (payload: Payload): Promise<void> => {
  const { runSql } = await import("../../src/database/sql");
  for (const { slug } of payload.config.collections) {
    if (SKIPPED_COLLECTIONS.includes(slug)) continue;
    await storeRecord(payload, slug);
    if (payload.config.collections.find((collection) => collection.slug === slug)?.versions) {
      await storeRecord(payload, slug, { _status: "published" });
    }
  }
  const post = await storeRecord(payload, "posts", { _status: "published" });
  await payload.update({
    collection: "posts",
    id: post,
    locale: "en",
    data: { title: "In English", _status: "published" },
    overrideAccess: true,
  });
  await runSql(payload, MANY_CATEGORIES);
  await payload.updateGlobal({ slug: "website-texts", data: { contact_phone: "+55 (11) 90000-0001" }, overrideAccess: true });
  deletedTalent = await storeRecord(payload, "talents");
  await payload.delete({ collection: "talents", id: deletedTalent, overrideAccess: true });
};

const hashFiles = async (): Promise<Record<string, string>> => {
  const names = (await readdir(DATA_DIR, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const hashed = names.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [
      path.relative(DATA_DIR, file),
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    ] as const;
  });
  const ownFiles = (await Promise.all(hashed)).filter(([name]) => !/-(wal|shm)$/.test(name));
  return Object.fromEntries(ownFiles.sort(([one], [other]) => (one < other ? -1 : 1)));
};

type Variables = Record<string, string>;

type Run = { code: number | null; output: string; errors: string };

const start = (script: string, args: readonly string[], env: Variables = {}): { child: ChildProcess; ended: Promise<Run> } => {
  const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    cwd: PANEL,
    // Unset: with the runner's own variable, the child would report to the runner.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, PAYLOAD_LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<Run>((resolve, reject) => {
    const run: Run = { code: null, output: "", errors: "" };
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (run.output += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (run.errors += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...run, code }));
  });
  return { child, ended };
};

const printStore = async (env: Variables = {}): Promise<Run> => start("tests/setup/print-store.ts", [], env).ended;

const bucketVariables = (endpoint: string): Variables => ({
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
});

const INTO_BUCKET = ["--bucket", "agency", "--private-bucket", "agency-private"];

const move = (url: string, args: readonly string[] = [], endpoint = bucket.endpoint) =>
  start("scripts/move-store.ts", [url, ...args], bucketVariables(endpoint));

/** Tables that the output of a move lists as copied. */
const copiedTables = (output: string): string[] => [...output.matchAll(/^(\w+): \d+ rows$/gm)].map(([, table = ""]) => table);

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const localObjects = async (): Promise<Record<string, string>> => {
  const folders = { media: "/agency/public", private: "/agency-private/private" };
  const entries = Object.entries(filesBefore).flatMap(([name, hash]) => {
    const [folder = "", file = ""] = name.split(path.sep);
    return folder === "media" || folder === "private" ? [[`${folders[folder]}/${file}`, hash] as const] : [];
  });
  return Object.fromEntries(entries);
};

const bucketObjects = (): Record<string, string> =>
  Object.fromEntries([...bucket.objects].map(([key, bytes]) => [key, createHash("sha256").update(bytes).digest("hex")]));

/** The panel must read the same records from a moved store as from the old one. */
const assertSameRecords = async (url: string): Promise<void> => {
  const { code, output, errors } = await printStore({ DATABASE_URL: url });
  assert.equal(code, 0, errors);
  const newStore: Record<string, unknown> = JSON.parse(output);
  assert.deepEqual(Object.keys(newStore), Object.keys(oldStore));
  for (const [name, records] of Object.entries(oldStore)) assert.deepEqual(newStore[name], records, name);
};

before(async () => {
  [cluster, bucket] = await Promise.all([startPostgres(), startS3Double()]);
  const { default: config } = await import("@payload-config");
  const payload = await new BasePayload().init({ config });
  payload.logger.level = "silent";
  await fillStore(payload);
  await payload.destroy();
  const { output, errors } = await printStore();
  oldStore = JSON.parse(output || `"${errors}"`);
  filesBefore = await hashFiles();
});

after(async () => {
  await Promise.all([cluster.close(), bucket.close()]);
  await rm(DATA_DIR, { recursive: true, force: true });
});

it("copies every record, version and file, counts ids on, and leaves the old store as it was", async () => {
  const url = await cluster.createDatabase("whole");
  const { code, output, errors } = await move(url, INTO_BUCKET).ended;
  assert.equal(code, 0, errors);
  assert.match(output, /^\d+ tables with \d+ rows are the same in both stores$/m);
  assert.deepEqual(bucketObjects(), await localObjects());
  assert.deepEqual(await hashFiles(), filesBefore);
  const [sequence] = await query(url, "SELECT nextval('talents_id_seq') AS id");
  assert.ok(Number(sequence?.id) > deletedTalent);
  await assertSameRecords(url);
});

it("continues after it was killed, without copying what is there", async () => {
  const url = await cluster.createDatabase("killed");
  // A bucket that never responds keeps the first attempt from ending.
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const first = move(url, INTO_BUCKET, endpoint);
  let seen = "";
  first.child.stdout?.on("data", (chunk: string) => (seen += chunk));
  await waitUntil("a table was copied", async () => copiedTables(seen).length > 0);
  first.child.kill("SIGKILL");
  await first.ended;
  silent.close();
  await waitUntil("the first attempt's connections ended", async () => {
    const others = await query(url, "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()");
    return others.length === 0;
  });

  const early = (await query(url, "SELECT name FROM move_store.tables")).map(({ name }) => String(name));
  assert.ok(early.length > 0);

  const started = await printStore({ DATABASE_URL: url });
  assert.notEqual(started.code, 0);
  assert.match(started.errors, /target of an unfinished move/);

  const objects = Object.entries(await localObjects());
  bucket.objects.clear();
  bucket.requests.length = 0;
  // Simulates that the first attempt ended between storing a file and recording it.
  const [[stored = ""] = []] = objects;
  const file = Object.keys(filesBefore).find((name) => stored.endsWith(path.basename(name))) ?? "";
  bucket.objects.set(stored, await readFile(path.join(DATA_DIR, file)));
  const { code, output, errors } = await move(url, INTO_BUCKET).ended;
  assert.equal(code, 0, errors);
  assert.match(output, /^continuing an unfinished move$/m);
  const late = copiedTables(output);
  assert.deepEqual(
    early.filter((table) => late.includes(table)),
    [],
  );
  const tables = (await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).map(({ tablename }) =>
    String(tablename),
  );
  assert.deepEqual([...early, ...late].sort(), tables.filter((table) => table !== "payload_migrations").sort());
  assert.equal(bucket.requests.filter(({ method }) => method === "PUT").length, objects.length - 1);
  assert.deepEqual(bucketObjects(), Object.fromEntries(objects));
  await assertSameRecords(url);
});

it("refuses a database that is not empty, one that the store was moved into before, and that of another store", async () => {
  const filled = await cluster.createDatabase("filled");
  await query(filled, "CREATE TABLE guests (name text)");
  await query(filled, "INSERT INTO guests VALUES ('Pessoa de Teste')");
  const refused = await move(filled).ended;
  assert.equal(refused.code, 1);
  assert.match(refused.errors, /not empty: its table guests has rows/);
  assert.deepEqual(
    await query(filled, "SELECT tablename FROM pg_tables WHERE schemaname NOT LIKE 'pg%' AND schemaname <> 'information_schema'"),
    [{ tablename: "guests" }],
  );

  const moved = await cluster.createDatabase("moved");
  assert.equal((await move(moved).ended).code, 0);
  assert.match((await move(moved).ended).errors, /not empty/);

  const foreign = await cluster.createDatabase("foreign_store");
  await query(foreign, "CREATE SCHEMA move_store");
  await query(foreign, "CREATE TABLE move_store.run (source text NOT NULL)");
  await query(foreign, "INSERT INTO move_store.run VALUES ('another')");
  assert.match((await move(foreign).ended).errors, /Another store is being moved/);
});

it("finds a row that differs, and a file of the bucket that is another", async () => {
  const url = await cluster.createDatabase("changed");
  const [key = ""] = Object.keys(await localObjects());
  bucket.objects.clear();
  bucket.objects.set(key, Buffer.from("another file"));
  const first = await move(url, INTO_BUCKET).ended;
  assert.equal(first.code, 1);
  assert.match(first.errors, /The bucket has another file/);
  assert.equal(bucket.objects.get(key)?.toString(), "another file");

  bucket.objects.clear();
  await query(url, "UPDATE talents SET name = 'Outro nome' WHERE id = (SELECT min(id) FROM talents)");
  const second = await move(url, INTO_BUCKET).ended;
  assert.equal(second.code, 1);
  assert.match(second.errors, /The table talents differs from the old store's/);
  assert.doesNotMatch(second.errors + second.output, /Outro nome/);
});
