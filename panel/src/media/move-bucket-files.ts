import type { Payload } from "payload";

import { environment } from "../environment";
import type { StoredCollection } from "./bucket-folders";
import { moveFromRoot } from "./s3-files";

type MovedFiles = { moved: number; inPlace: number; missing: string[] };

const COLLECTIONS: readonly StoredCollection[] = ["entry-photos", "media"];

/** Moves the files of all records from the bucket's root to their prefix, applicants' photos first. May be repeated. */
export const moveBucketFiles = async (payload: Payload): Promise<MovedFiles> => {
  if (environment.s3 === null) throw new Error("S3_BUCKET is not set; this command moves files within a bucket");
  const moveFile = moveFromRoot(environment.s3);
  const result: MovedFiles = { moved: 0, inPlace: 0, missing: [] };
  for (const collection of COLLECTIONS) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, select: { filename: true }, overrideAccess: true });
    for (const { filename } of docs) {
      if (typeof filename !== "string") continue;
      const outcome = await moveFile(collection, filename);
      if (outcome === "moved") result.moved += 1;
      if (outcome === "in place") result.inPlace += 1;
      if (outcome === "missing") result.missing.push(filename);
    }
  }
  return result;
};
