// A program that runs before the tests. It creates the stores that they copy, since migrations and passwords take 2 s of processor time.
import "./test-environment";

import { cp, writeFile } from "node:fs/promises";
import path from "node:path";

import { runSql } from "../../src/database/sql";
import { openStore } from "./open-store";
import { addRoles, SESSIONS_FILE } from "./role-sessions";
import { ROLES_COPY, STORE_COPY } from "./store-copies";

const { payload, dataDir, close } = await openStore();

const copyStore = async (copy: string): Promise<void> => {
  await runSql(payload, "PRAGMA wal_checkpoint(TRUNCATE)");
  // Without the write-ahead log, which is empty now.
  await cp(dataDir, copy, { recursive: true, filter: (file) => !/-(shm|wal)$/.test(file) });
};

await copyStore(STORE_COPY);
await writeFile(path.join(dataDir, SESSIONS_FILE), JSON.stringify([...(await addRoles(payload))]));
await copyStore(ROLES_COPY);
await close();
process.exit(0);
