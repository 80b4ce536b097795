import { rm } from "node:fs/promises";

import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { environment } from "../../src/environment";

export type TestStore = { payload: Payload; dataDir: string; close: () => Promise<void> };

/** A store of its own on a fresh SQLite file, migrated as in production. One per test file: the config is read once. */
export const openStore = async (): Promise<TestStore> => {
  const payload = await getPayload({ config });
  payload.logger.level = "silent";
  const { dataDir } = environment;
  return {
    payload,
    dataDir,
    close: async () => {
      await payload.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
