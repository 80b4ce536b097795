import type { S3Environment } from "../environment";

/** Prefixes in the bucket by collection. `/storage` reads only `public`. */
export const BUCKET_FOLDERS = { media: "public", "entry-photos": "private", "consent-documents": "private" } as const;

export type StoredCollection = keyof typeof BUCKET_FOLDERS;

export const objectLocation = (
  settings: S3Environment,
  collection: StoredCollection,
  filename: string,
): { Bucket: string; Key: string } => ({
  Bucket: collection === "media" ? settings.bucket : settings.privateBucket,
  Key: `${BUCKET_FOLDERS[collection]}/${filename}`,
});
