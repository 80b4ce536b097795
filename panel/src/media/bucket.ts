import type { Plugin } from "payload";

import type { S3Environment } from "../environment";

/** Keeps public files and applicants' photos in a bucket: random names, so they share one without meeting. */
export const bucketStorage = (settings: S3Environment): Plugin => async (config) => {
  const { s3Storage } = await import("@payloadcms/storage-s3");
  const { s3Config } = await import("./s3-files");
  return s3Storage({
    bucket: settings.bucket,
    config: s3Config(settings),
    collections: { media: true, "entry-photos": true },
  })(config);
};
