import type { S3Environment } from "../environment";

/** The prefixes in a bucket, by collection: what `/storage` reads, and what it never reads. */
export const BUCKET_FOLDERS = { media: "public", "entry-photos": "private" } as const;

export type StoredCollection = keyof typeof BUCKET_FOLDERS;

/** Where an object of a collection lies. */
export const objectPlace = (settings: S3Environment, collection: StoredCollection, filename: string): { Bucket: string; Key: string } => ({
  Bucket: collection === "media" ? settings.bucket : settings.privateBucket,
  Key: `${BUCKET_FOLDERS[collection]}/${filename}`,
});
