import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { EMPTY_ENTRY_FIELDS } from "../../src/contract/entry";
import { runSql } from "../../src/database/sql";
import { createEntryWriter } from "../../src/entries/write-entry";
import { environment } from "../../src/environment";

/*
 * Writes to the panel's SQLite in DATA_DIR for the given minutes while another process locks it, and makes V8 collect memory after each
 * round, when libsql finalizes its statements. Prints the counts, memory in MB, and the number of accepted entries that were missing when
 * they were to be deleted or at the end.
 */

const LOCKED_MS = 300;
const FREE_MS = 1_500;
/** Shorter than the other process's lock, so that writes are rejected. */
const BUSY_TIMEOUT_MS = 50;
const ENTRIES_AT_ONCE = 4;
/** Older entries are deleted. */
const KEPT_ENTRIES = 200;
const WARM_UP_ROUNDS = 200;

const FILE = path.join(environment.dataDir, "panel.db");

/** Source of a process that locks the database repeatedly. */
const LOCKER = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(${JSON.stringify(FILE)}, { timeout: 10_000 });
  const lock = () => { database.exec("BEGIN IMMEDIATE"); setTimeout(free, ${LOCKED_MS}); };
  const free = () => { database.exec("COMMIT"); setTimeout(lock, ${FREE_MS}); };
  lock();
`;

const count = { accepted: 0, refused: 0, deleted: 0, missing: 0, collections: 0 };

/** Stores an entry like the panel's endpoint; returns its name, or null when the database was locked. */
const sendEntry = async (payload: Payload): Promise<string | null> => {
  const name = `Soak ${count.accepted + count.refused} ${Math.random()}`;
  const entry = { ...EMPTY_ENTRY_FIELDS, kind: "contact" as const, name };
  try {
    await createEntryWriter(payload)({ entry, photos: [], idempotencyKey: name });
    count.accepted += 1;
    return name;
  } catch {
    count.refused += 1;
    return null;
  }
};

/** Deletes an entry, unless the database is locked. */
const deleteEntry = async (payload: Payload, name: string): Promise<void> => {
  try {
    const { docs, errors } = await payload.delete({ collection: "entries", where: { name: { equals: name } }, overrideAccess: true });
    if (docs.length > 0) count.deleted += 1;
    else if (errors.length > 0) count.refused += 1;
    else count.missing += 1;
  } catch {
    count.refused += 1;
  }
};

const freeMemory = (): void => {
  if (globalThis.gc === undefined) throw new Error("to be run with --expose-gc");
  globalThis.gc();
  count.collections += 1;
};

const memory = (): number => Math.round(process.memoryUsage().rss / 1e6);

/**
 * Counts accepted entries that are missing in the file, and returns the result of SQLite's own check. Payload must have closed the file.
 */
const checkFile = (names: readonly string[]): unknown => {
  const database = new DatabaseSync(FILE, { readOnly: true });
  const stored = new Set(
    database
      .prepare("SELECT name FROM entries")
      .all()
      .map(({ name }) => name),
  );
  const integrity = database.prepare("PRAGMA integrity_check").get()?.integrity_check;
  database.close();
  count.missing += names.filter((name) => !stored.has(name)).length;
  return integrity;
};

const minutes = Number(process.argv[2] ?? 60);
const payload = await getPayload({ config });
payload.logger.level = "silent";
const locker = spawn(process.execPath, ["-e", LOCKER], { stdio: "inherit" });
const until = Date.now() + minutes * 60_000;
/** Accepted entries without an attempt to delete them. */
const names: string[] = [];
let memoryAtFirst = 0;
while (Date.now() < until) {
  await runSql(payload, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`).catch(() => undefined); // locked
  const sent = await Promise.all(Array.from({ length: ENTRIES_AT_ONCE }, () => sendEntry(payload)));
  names.push(...sent.filter((name) => name !== null));
  for (const name of names.splice(0, Math.max(0, names.length - KEPT_ENTRIES))) await deleteEntry(payload, name);
  freeMemory();
  if (count.collections === WARM_UP_ROUNDS) memoryAtFirst = memory();
}
locker.kill();
await once(locker, "close");
await payload.destroy();
const integrity = checkFile(names);
process.stdout.write(`${JSON.stringify({ minutes, ...count, memoryAtFirst, memoryAtLast: memory(), integrity })}\n`);
process.exit(count.missing === 0 && integrity === "ok" ? 0 : 1);
