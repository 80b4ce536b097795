// Writes a migration for each database into src/database/migrations after a field has changed. Opens no database.
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { BasePayload } from "payload";

const [name] = process.argv.slice(2);
if (name === undefined) {
  process.stderr.write("Usage: npm run migrate:create -- <name>\n");
  process.exit(2);
}

const dataDir = mkdtempSync(path.join(tmpdir(), "create-migration-"));
const PAYLOAD_SECRET = "Payload needs one, though no store is opened";
Object.assign(process.env, { DATA_DIR: dataDir, PAYLOAD_SECRET, PAYLOAD_LOG_LEVEL: "error" });

const schemas: string[] = [];
process.on("exit", () => {
  rmSync(dataDir, { recursive: true });
  for (const schema of schemas) process.stdout.write(`${schema.replace(/json$/, "ts")}\n`);
  if (schemas.length === 0) process.stdout.write("No column has changed\n");
});

/** Keeps the newest schema, since the next migration is computed from it. Returns its path. */
const deleteFormerSchemas = async (folder: string): Promise<string> => {
  const [newest = "", ...former] = (await readdir(folder))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .reverse();
  for (const schema of former) await rm(path.join(folder, schema));
  return path.join(folder, newest);
};

const [{ default: config }, { databaseAdapter }] = await Promise.all([import("@payload-config"), import("../src/database/adapter")]);

// Postgres is first, since each changed field changes its schema. Without a change, Payload ends the process.
for (const databaseUrl of ["postgres://not-opened", null]) {
  const db = databaseAdapter({ databaseUrl, dataDir });
  const payload = await new BasePayload().init({ config: { ...(await config), db }, disableDBConnect: true, disableOnInit: true });
  await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true });
  schemas.push(await deleteFormerSchemas(payload.db.migrationDir));
}
process.exit(0);
