import type { SharedStateSettings } from "../../../src/config/environment";
import { createBucket } from "../../shared-state/bucket";
import { createSharedDatabase } from "../../shared-state/database";
import { releasesFolder } from "../store/release-folder";
import { createSharedPublication } from "./shared-publication";

/** For a command, which may choose a release but publishes none. */
export const openSharedPublication = (shared: SharedStateSettings, dataDir: string, warn: (sentence: string) => void) => {
  const database = createSharedDatabase({ url: shared.databaseUrl, warn });
  const bucket = createBucket(shared.bucket);
  return {
    publication: createSharedPublication({ root: releasesFolder(dataDir), database, bucket, lease: null, now: Date.now }),
    close: async (): Promise<void> => {
      await database.close();
      bucket.close();
    },
  };
};
