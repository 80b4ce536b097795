import type { Config, Plugin } from "payload";

import type { S3Environment } from "../environment";
import { BUCKET_FOLDERS } from "./bucket-folders";

/** Stores public files and applicants' photos in a bucket, each under its prefix, or in two buckets if `S3_PRIVATE_BUCKET` is set. */
export const bucketStorage =
  (settings: S3Environment): Plugin =>
  async (config) => {
    const { s3Storage } = await import("@payloadcms/storage-s3");
    const { s3Config } = await import("./s3-files");
    const addStorage = (collection: keyof typeof BUCKET_FOLDERS, bucket: string, base: Config): Config | Promise<Config> =>
      s3Storage({ bucket, config: s3Config(settings), collections: { [collection]: { prefix: BUCKET_FOLDERS[collection] } } })(base);
    const withMedia = await addStorage("media", settings.bucket, config);
    const withPhotos = await addStorage("entry-photos", settings.privateBucket, withMedia);
    return addStorage("consent-documents", settings.privateBucket, withPhotos);
  };
