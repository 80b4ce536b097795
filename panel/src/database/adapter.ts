import { mkdirSync } from "node:fs";
import path from "node:path";

import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";

import type { PanelEnvironment } from "../environment";
import { migrations } from "./migrations/sqlite";
import { migrations as postgresMigrations } from "./migrations/postgres";
import { withLock } from "./lock";

const BUSY_TIMEOUT_MS = 10_000;

/** When several panels start at once, one migrates; the others wait, and then have nothing left to migrate. */
const postgres = (connectionString: string) => {
  const adapter = postgresAdapter({
    pool: { connectionString },
    push: false,
    migrationDir: path.resolve("src/database/migrations/postgres"),
    prodMigrations: postgresMigrations,
  });
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) => {
      const database = adapter.init(args);
      const { migrate } = database;
      database.migrate = (options) => withLock("migrations", () => migrate.call(database, options));
      return database;
    },
  };
};

const sqlite = (dataDir: string) =>
  sqliteAdapter({
    client: { url: `file:${path.join(dataDir, "panel.db")}` },
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT_MS,
    // The id of a deleted record is not reused, since addresses on the site contain ids.
    autoIncrement: true,
    migrationDir: path.resolve("src/database/migrations/sqlite"),
    prodMigrations: migrations,
  });

/** Postgres if `DATABASE_URL` is set, else SQLite in the data folder. Only migrations change the schema. */
export const databaseAdapter = ({ databaseUrl, dataDir }: Pick<PanelEnvironment, "databaseUrl" | "dataDir">) => {
  // With either database, the folder contains the files and the first password.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const adapter = databaseUrl === null ? { ...sqlite(dataDir), name: "sqlite" } : { ...postgres(databaseUrl), name: "postgres" };
  return { ...adapter, allowIDOnCreate: false };
};
