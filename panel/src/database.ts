import { mkdirSync } from "node:fs";
import path from "node:path";

import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";

import type { PanelEnvironment } from "./environment";
import { migrations } from "./migrations";
import { migrations as postgresMigrations } from "./migrations-pg";

const BUSY_TIMEOUT_MS = 10_000;

const postgres = (connectionString: string) =>
  postgresAdapter({
    pool: { connectionString },
    push: false,
    migrationDir: path.resolve("src/migrations-pg"),
    prodMigrations: postgresMigrations,
  });

const sqlite = (dataDir: string) =>
  sqliteAdapter({
    client: { url: `file:${path.join(dataDir, "panel.db")}` },
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT_MS,
    // A deleted record's id must not come back as another record: addresses on the site carry it.
    autoIncrement: true,
    migrationDir: path.resolve("src/migrations"),
    prodMigrations: migrations,
  });

/** Postgres when an address is given, else SQLite in the data folder. The schema only ever changes by migration. */
export const database = ({ databaseUrl, dataDir }: Pick<PanelEnvironment, "databaseUrl" | "dataDir">) => {
  // Files and the first password are kept there with either database.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return databaseUrl === null ? sqlite(dataDir) : postgres(databaseUrl);
};
