import type { Plugin } from "payload";

import type { S3Environment } from "../environment";
import { BUCKET_FOLDERS } from "./bucket-folders";

/** For public files. */
export const bucketStorage =
  (settings: S3Environment): Plugin =>
  async (config) => {
    const { s3Storage } = await import("@payloadcms/storage-s3");
    const { s3Config } = await import("./s3-files");
    const collections = { media: { prefix: BUCKET_FOLDERS.media } };
    return s3Storage({ bucket: settings.bucket, config: s3Config(settings), collections })(config);
  };
