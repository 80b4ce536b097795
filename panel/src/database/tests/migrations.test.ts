// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import type { Migration } from "payload";

import { environment } from "../../environment";
import { storeRecord } from "../../../tests/builders/records";
import { createNextMigration, openWithMadeUpField } from "../../../tests/setup/next-migration";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { migrations as postgresMigrations } from "../migrations/postgres";
import { migrations } from "../migrations/sqlite";
import { isSqlite, runSql } from "../sql";

const MIGRATIONS = path.resolve(import.meta.dirname, "../migrations");

/** Statements that break the previous version: they remove or rename a column, or require one that it does not write. */
const BREAKING = [
  /\bDROP\s+(TABLE|COLUMN|TYPE|CONSTRAINT|VIEW|DEFAULT)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bSET\s+DATA\s+TYPE\b/i,
  /\bADD(\s+COLUMN)?\s+[`"\\]+\w+[`"\\]+\s+(?!.*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i,
  /\bTRUNCATE\b/i,
  /\bDELETE\s+FROM\b/i,
];

/** Migrations that may break the previous version, with the reason; the release notes then tell operators to stop the site. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "20261128_222605_accepted_status.ts": "renames a status of entries, which the version before writes under its former name",
};

const statementsOf = (upText: string): string[] => upText.split(";").map((statement) => statement.replace(/\s+/g, " ").trim());

const findBreaking = (upText: string): string[] =>
  statementsOf(upText).filter((statement) => BREAKING.some((pattern) => pattern.test(statement)));

const readUp = (text: string): string => text.slice(text.indexOf("export async function up"), text.indexOf("export async function down"));

let store: TestStore;

before(async () => {
  store = await openStore();
});
after(() => store.close());

describe("the migrations", () => {
  for (const database of ["sqlite", "postgres"]) {
    it(`for ${database} only add, so that the previous version runs on the new schema`, async () => {
      const folder = path.join(MIGRATIONS, database);
      const names = (await readdir(folder)).filter((name) => /^\d+_.*\.ts$/.test(name));
      assert.ok(names.length > 0);
      for (const name of names.filter((candidate) => !(candidate in EXCEPTIONS))) {
        const up = readUp(await readFile(path.join(folder, name), "utf8"));
        assert.match(up, /CREATE|ALTER/, `${name} has no statement that this test can read`);
        assert.deepEqual(findBreaking(up), [], name);
      }
    });
  }

  for (const database of ["sqlite", "postgres"])
    it(`for ${database} have the schema of the newest alone`, async () => {
      const names = (await readdir(path.join(MIGRATIONS, database))).filter((name) => /^\d/.test(name)).sort();
      const [newest = ""] = names.slice(-1);
      assert.deepEqual(
        names.filter((name) => name.endsWith(".json")),
        [newest.replace(/\.ts$/, ".json")],
      );
    });

  for (const [statement, isBreaking] of [
    ["ALTER TABLE \\`media\\` DROP COLUMN \\`prefix\\`;", true],
    ['DROP TABLE "pending_deletions" CASCADE;', true],
    ["ALTER TABLE \\`__new_talents\\` RENAME TO \\`talents\\`;", true],
    ['ALTER TABLE "talents" RENAME COLUMN "note" TO "city";', true],
    ['ALTER TABLE "talents" ALTER COLUMN "city" SET NOT NULL;', true],
    ['ALTER TABLE "talents" ADD COLUMN "city" varchar NOT NULL;', true],
    ["ALTER TABLE \\`settings\\` ADD \\`demand\\` integer NOT NULL;", true],
    ["ALTER TABLE \\`settings\\` ADD \\`demand\\` integer DEFAULT false NOT NULL;", false],
    ['ALTER TABLE "settings" ADD COLUMN "demand" boolean DEFAULT false NOT NULL;', false],
    ["ALTER TABLE \\`media\\` ADD \\`prefix\\` text;", false],
    ['CREATE TABLE "second_factors" ("id" serial PRIMARY KEY NOT NULL);', false],
  ] as const) {
    it(`${isBreaking ? "may not contain" : "may contain"} ${statement}`, () => {
      assert.equal(findBreaking(statement).length > 0, isBreaking);
    });
  }
});

it("the migration of the status `accepted` renames it in entries and in their history", async () => {
  const { payload } = store;
  const id = await storeRecord(payload, "entries", { kind: "getScouted" });
  await payload.update({ collection: "entries", id, data: { status: "accepted" }, overrideAccess: true });
  await payload.update({ collection: "entries", id, data: { status: "declined" }, overrideAccess: true });
  await payload.update({ collection: "entries", id, data: { status: "accepted" }, overrideAccess: true });
  const readStatuses = async (): Promise<unknown[]> => [
    ...(await runSql(payload, "SELECT status FROM entries")),
    ...(await runSql(payload, 'SELECT "from", "to" FROM entry_events ORDER BY id')),
  ];
  const renamed = await readStatuses();
  const { up, down } = (isSqlite(payload) ? migrations : postgresMigrations).find(({ name }) =>
    name.endsWith("_accepted_status"),
  ) as Migration;
  await payload.db.migrate({ migrations: [{ name: "back", up: down, down: up }] });
  assert.deepEqual(await readStatuses(), [
    { status: "taken" },
    { from: "new", to: "taken" },
    { from: "taken", to: "declined" },
    { from: "declined", to: "taken" },
  ]);
  await payload.db.migrate({ migrations: [{ name: "again", up, down }] });
  assert.deepEqual(await readStatuses(), renamed);
});

it("the migration of the drafts of texts keeps what was saved as published", async () => {
  const { payload } = store;
  const texts = { slug: "website-texts", overrideAccess: true } as const;
  for (const phone of ["1", "2"]) await payload.updateGlobal({ ...texts, data: { contact_phone: phone, _status: "published" } });
  const readRows = async (): Promise<unknown[]> => [
    ...(await runSql(payload, "SELECT _status FROM website_texts")),
    ...(await runSql(payload, "SELECT version__status, latest FROM _website_texts_v ORDER BY id")),
  ];
  const before = await readRows();
  assert.equal(before.length, 3);
  const { up, down } = (isSqlite(payload) ? migrations : postgresMigrations).find(({ name }) => name.endsWith("_text_drafts")) as Migration;
  await payload.db.migrate({ migrations: [{ name: "back to texts without drafts", up: down, down: up }] });
  await payload.db.migrate({ migrations: [{ name: "again with drafts", up, down }] });
  const isLatest = (row: unknown): unknown => ({ ...(row as object), latest: Boolean((row as { latest?: unknown }).latest) });
  assert.deepEqual((await readRows()).map(isLatest), before.map(isLatest));
});

describe("the next migration", () => {
  for (const [database, url, statements] of [
    ["sqlite", null, ["ALTER TABLE `talents` ADD `made_up` text;", "ALTER TABLE `_talents_v` ADD `version_made_up` text;"]],
    [
      "postgres",
      "postgres://not-opened",
      ['ALTER TABLE "talents" ADD COLUMN "made_up" varchar;', 'ALTER TABLE "_talents_v" ADD COLUMN "version_made_up" varchar;'],
    ],
  ] as const)
    it(`for ${database} contains a new field alone, so none is missing in those before`, async () => {
      const payload = await openWithMadeUpField(url, { isConnected: false });
      const { text } = await createNextMigration(payload);
      assert.deepEqual(
        readUp(text)
          .replaceAll("\\`", "`")
          .match(/\b(ALTER|CREATE|DROP)\b.*;/g),
        statements,
      );
    });

  it("adds the field to a store with records", async () => {
    const id = await storeRecord(store.payload, "talents", { name: "Ana" });
    const payload = await openWithMadeUpField(environment.databaseUrl, { isConnected: true });
    const { migration } = await createNextMigration(payload);
    await payload.db.migrate({ migrations: [migration] });
    await payload.update({ collection: "talents", id, data: { madeUp: "novo" } as never, overrideAccess: true });
    const talent = await payload.findByID({ collection: "talents", id, depth: 0, overrideAccess: true });
    assert.deepEqual([talent.name, Reflect.get(talent, "madeUp")], ["Ana", "novo"]);
    await payload.destroy();
  });
});
