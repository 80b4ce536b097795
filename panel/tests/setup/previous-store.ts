import path from "node:path";

import { postgresAdapter } from "@payloadcms/db-postgres";
import { BasePayload, type Payload } from "payload";

import { closePostgresStore } from "./close-postgres-store";

/**
 * Opens a Postgres database as an earlier version left it: with the migrations before the one of this name. The environment needs
 * `DATABASE_URL` before the panel's config is loaded, so that it takes Postgres.
 */
export const openPreviousStore = async (url: string, firstMissing: string): Promise<{ payload: Payload; close: () => Promise<void> }> => {
  const [{ default: config }, { migrations }] = await Promise.all([import("@payload-config"), import("../../src/migrations-pg")]);
  const count = migrations.findIndex(({ name }) => name.endsWith(`_${firstMissing}`));
  if (count <= 0) throw new Error(`No migrations before ${firstMissing}`);
  const db = postgresAdapter({
    pool: { connectionString: url },
    push: false,
    migrationDir: path.resolve("src/migrations-pg"),
    prodMigrations: migrations.slice(0, count),
  });
  const payload = await new BasePayload().init({
    config: { ...(await config), db: { ...db, allowIDOnCreate: false, name: "postgres" } },
    disableOnInit: true,
  });
  return {
    payload,
    close: () => closePostgresStore(payload),
  };
};
