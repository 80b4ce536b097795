import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { BucketSettings } from "../../src/config/environment";

/** Limit of one request; the client repeats a failed one twice. */
const REQUEST_MS = 20_000;
const CONNECT_MS = 3_000;
const ATTEMPTS = 3;

const DELETED_AT_ONCE = 16;

/** Every call rejects with the client's error while the server is away. */
export const createBucket = ({ bucket, region, endpoint, accessKeyId, secretAccessKey }: BucketSettings) => {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    // Servers other than Amazon's have no host names for buckets.
    forcePathStyle: endpoint !== null,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: CONNECT_MS },
    // Several S3 servers refuse checksums in trailers, which the client adds by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  const list = async function* (prefix: string): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }));
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  };

  return {
    /** Resolves once the server has the object. */
    put: async (key: string, body: Buffer): Promise<void> => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: body.length }));
    },
    /** Null when there is no such object. */
    get: async (key: string): Promise<Buffer | null> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: async (key: string): Promise<boolean> => {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    /** The keys with this prefix, in order. */
    list,
    /** Objects that do not exist count as deleted. */
    remove: async (keys: readonly string[]): Promise<void> => {
      for (let first = 0; first < keys.length; first += DELETED_AT_ONCE) {
        const some = keys.slice(first, first + DELETED_AT_ONCE);
        await Promise.all(some.map((Key) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))));
      }
    },
    close: (): void => client.destroy(),
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey ||
  error instanceof NotFound ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

export type Bucket = ReturnType<typeof createBucket>;
