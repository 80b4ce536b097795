import type { Config, Plugin } from "payload";

import type { S3Environment } from "../environment";
import { BUCKET_FOLDERS } from "./bucket-folders";

/** Keeps public files and applicants' photos in buckets: each kind under its own prefix, and in its own bucket where two are named. */
export const bucketStorage =
  (settings: S3Environment): Plugin =>
  async (config) => {
    const { s3Storage } = await import("@payloadcms/storage-s3");
    const { s3Config } = await import("./s3-files");
    const store = (collection: keyof typeof BUCKET_FOLDERS, bucket: string, before: Config): Config | Promise<Config> =>
      s3Storage({ bucket, config: s3Config(settings), collections: { [collection]: { prefix: BUCKET_FOLDERS[collection] } } })(before);
    return store("entry-photos", settings.privateBucket, await store("media", settings.bucket, config));
  };
