import { rm } from "node:fs/promises";

import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { environment } from "../../src/environment";

export type TestStore = { payload: Payload; dataDir: string; close: () => Promise<void> };

/** Opens Payload with a new SQLite database, migrated as in production. Once per test file, since the config is read once. */
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
