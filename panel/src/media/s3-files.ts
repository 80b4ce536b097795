import { Readable } from "node:stream";

import { S3Client, GetObjectCommand, HeadObjectCommand, NotFound } from "@aws-sdk/client-s3";

import type { PublicFiles } from "../contract/public-files";
import type { S3Environment } from "../environment";

/** What both Payload's adapter and our own reader say to the bucket's host. */
export const s3Config = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Environment) => ({
  region,
  // Hosts other than Amazon's seldom answer at bucket.host.
  ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  credentials: { accessKeyId, secretAccessKey },
});

/** Files of a bucket that only this panel can read. */
export const s3Files = (settings: S3Environment): PublicFiles => {
  const client = new S3Client(s3Config(settings));
  const place = (name: string) => ({ Bucket: settings.bucket, Key: name });
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
