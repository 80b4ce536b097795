import { Readable } from "node:stream";

import { S3Client, CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, NotFound } from "@aws-sdk/client-s3";

import type { PublicFiles } from "../contract/public-files";
import type { S3Environment } from "../environment";
import { objectPlace, type StoredCollection } from "./bucket-folders";

/** What both Payload's adapter and our own reader say to the bucket's host. */
export const s3Config = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Environment) => ({
  region,
  // Hosts other than Amazon's seldom answer at bucket.host.
  ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  credentials: { accessKeyId, secretAccessKey },
  // Hosts other than Amazon's often refuse the checksums that the client adds by default.
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
});

/** Public files of a bucket that only this panel can read; the private prefix is out of reach. */
export const s3Files = (settings: S3Environment): PublicFiles => {
  const client = new S3Client(s3Config(settings));
  const place = (name: string) => objectPlace(settings, "media", name);
  return {
    sizeOf: async (name) => {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(place(name)));
        return ContentLength ?? null;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    read: async (name, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...place(name), Range }));
      if (!(Body instanceof Readable)) throw new Error(`The bucket sent no content for ${name}`);
      return Body;
    },
  };
};

/** Deletes an object; one that is gone already counts as deleted. */
export const deleteObject = (settings: S3Environment): ((collection: StoredCollection, filename: string) => Promise<void>) => {
  const client = new S3Client(s3Config(settings));
  return async (collection, filename) => {
    await client.send(new DeleteObjectCommand(objectPlace(settings, collection, filename)));
  };
};

export type MoveResult = "moved" | "in place" | "missing";

/** Moves an object from the bucket's root, where earlier versions kept all files, to its prefix. May be repeated. */
export const moveFromRoot = (settings: S3Environment): ((collection: StoredCollection, filename: string) => Promise<MoveResult>) => {
  const client = new S3Client(s3Config(settings));
  const exists = async (place: { Bucket: string; Key: string }): Promise<boolean> => {
    try {
      await client.send(new HeadObjectCommand(place));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  };
  return async (collection, filename) => {
    const from = { Bucket: settings.bucket, Key: filename };
    const to = objectPlace(settings, collection, filename);
    if (!(await exists(from))) return (await exists(to)) ? "in place" : "missing";
    await client.send(new CopyObjectCommand({ ...to, CopySource: `${from.Bucket}/${encodeURIComponent(from.Key)}` }));
    await client.send(new DeleteObjectCommand(from));
    return "moved";
  };
};
