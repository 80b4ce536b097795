import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import config from "@payload-config";
import { transform } from "esbuild";
import { BasePayload, type FlattenedField, type Migration, type Payload } from "payload";

import { databaseAdapter } from "../../src/database/adapter";
import { environment } from "../../src/environment";

const PANEL = path.resolve(import.meta.dirname, "../..");
const MADE_UP_FIELD: FlattenedField = { name: "madeUp", type: "text" };

const configWithField = async (databaseUrl: string | null) => {
  const now = await config;
  return {
    ...now,
    db: databaseAdapter({ databaseUrl, dataDir: environment.dataDir }),
    collections: now.collections.map((collection) =>
      collection.slug === "talents"
        ? {
            ...collection,
            fields: [...collection.fields, MADE_UP_FIELD],
            flattenedFields: [...collection.flattenedFields, MADE_UP_FIELD],
          }
        : collection,
    ),
  };
};

/** Opens the panel with one more field of talents, `madeUp`, whose column is missing in its database. */
export const openWithMadeUpField = async (databaseUrl: string | null, { isConnected }: { isConnected: boolean }): Promise<Payload> => {
  const options = { disableDBConnect: !isConnected, disableOnInit: true };
  const payload = await new BasePayload().init({ config: await configWithField(databaseUrl), ...options });
  payload.logger.level = "silent";
  return payload;
};

/** The next migration that `npm run migrate:create` would write, and its text. */
export const createNextMigration = async (payload: Payload): Promise<{ text: string; migration: Migration }> => {
  // Inside the panel's folder, so that the written file finds the packages that it imports.
  const folder = await mkdtemp(path.join(PANEL, "node_modules/.cache/next-migration-"));
  try {
    await cp(payload.db.migrationDir, folder, { recursive: true });
    payload.db.migrationDir = folder;
    await payload.db.createMigration({ payload, migrationName: "made_up", forceAcceptWarning: true });
    const file = (await readdir(folder)).find((name) => name.endsWith("_made_up.ts")) ?? "";
    const text = await readFile(path.join(folder, file), "utf8");
    const program = path.join(folder, "made-up.mjs");
    await writeFile(program, (await transform(text, { loader: "ts" })).code);
    return { text, migration: { name: path.parse(file).name, ...(await import(program)) } };
  } finally {
    await rm(folder, { recursive: true });
  }
};
