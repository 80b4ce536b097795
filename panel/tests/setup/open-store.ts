import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";

import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { environment } from "../../src/environment";
import { STORE_COPY } from "./store-copies";

export type TestStore = { payload: Payload; dataDir: string; close: () => Promise<void> };

/**
 * Opens Payload with a new SQLite database, migrated as in production. Only once per test file, since the config is read once. Starts from
 * a copy of a new store if `make-store-copies.ts` has created one, unless the environment has settings that a new store would read.
 */
export const openStore = async (copy = STORE_COPY): Promise<TestStore> => {
  const { dataDir, databaseUrl, demo } = environment;
  if (databaseUrl === null && demo === null && existsSync(copy)) await cp(copy, dataDir, { recursive: true });
  const payload = await getPayload({ config });
  payload.logger.level = "silent";
  return {
    payload,
    dataDir,
    close: async () => {
      await payload.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
