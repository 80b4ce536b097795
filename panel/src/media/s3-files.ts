import { Readable } from "node:stream";

import { S3Client, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, NotFound, PutObjectCommand } from "@aws-sdk/client-s3";

import type { PublicFiles } from "../contract/public-files";
import type { S3Environment } from "../environment";
import { objectLocation, type StoredCollection } from "./bucket-folders";

/** For Payload's adapter and for our own client. */
export const s3Config = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Environment) => ({
  region,
  // Most hosts other than Amazon's do not support addresses of the form bucket.host.
  ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  credentials: { accessKeyId, secretAccessKey },
  // Many hosts other than Amazon's reject the checksums that the client sends by default.
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
});

export const s3Files = (settings: S3Environment, collection: StoredCollection = "media"): PublicFiles => {
  const client = new S3Client(s3Config(settings));
  const locate = (name: string) => objectLocation(settings, collection, name);
  return {
    sizeOf: async (name) => {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(locate(name)));
        return ContentLength ?? null;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    read: async (name, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...locate(name), Range }));
      if (!(Body instanceof Readable)) throw new Error(`The bucket sent no content for ${name}`);
      return Body;
    },
  };
};

type NewObject = { name: string; type: string; bytes: Buffer };

export const storeObject = (settings: S3Environment): ((collection: StoredCollection, object: NewObject) => Promise<void>) => {
  const client = new S3Client(s3Config(settings));
  return async (collection, { name, type, bytes }) => {
    await client.send(new PutObjectCommand({ ...objectLocation(settings, collection, name), Body: bytes, ContentType: type }));
  };
};

/** Succeeds when the object does not exist. */
export const deleteObject = (settings: S3Environment): ((collection: StoredCollection, filename: string) => Promise<void>) => {
  const client = new S3Client(s3Config(settings));
  return async (collection, filename) => {
    await client.send(new DeleteObjectCommand(objectLocation(settings, collection, filename)));
  };
};
