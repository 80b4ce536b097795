import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, it } from "node:test";

const SOURCES = path.resolve(import.meta.dirname, "../src");

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
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const statementsOf = (upText: string): string[] => upText.split(";").map((statement) => statement.replace(/\s+/g, " ").trim());

const findBreaking = (upText: string): string[] =>
  statementsOf(upText).filter((statement) => BREAKING.some((pattern) => pattern.test(statement)));

const readUp = (text: string): string => text.slice(text.indexOf("export async function up"), text.indexOf("export async function down"));

describe("the migrations", () => {
  for (const folder of ["migrations", "migrations-pg"]) {
    it(`in ${folder} only add, so that the previous version runs on the new schema`, async () => {
      const names = (await readdir(path.join(SOURCES, folder))).filter((name) => /^\d+_.*\.ts$/.test(name));
      assert.ok(names.length >= 5);
      for (const name of names.filter((candidate) => !(candidate in EXCEPTIONS))) {
        const up = readUp(await readFile(path.join(SOURCES, folder, name), "utf8"));
        assert.match(up, /CREATE|ALTER/, `${name} has no statement that this test can read`);
        assert.deepEqual(findBreaking(up), [], name);
      }
    });
  }

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
