import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { PublicFiles } from "../contract/public-files";
import { environment } from "../environment";
import { mediaFolder } from "./data-folders";
import { localFiles } from "./local-files";

let opened: Promise<PublicFiles> | null = null;

const open = async (): Promise<PublicFiles> => {
  if (environment.s3 === null) return localFiles(mediaFolder(environment.dataDir));
  // Imported on demand, since Amazon's client is large.
  const { s3Files } = await import("./s3-files");
  return s3Files(environment.s3);
};

/** In the bucket if `S3_BUCKET` is set, else in the data folder. Opened once. */
export const openPublicFiles = (): Promise<PublicFiles> => (opened ??= open());

/** Stores a new public file unchanged. */
type WritePublicFile = (file: { name: string; type: string; bytes: Buffer }) => Promise<void>;

/** Writes to the storage that `openPublicFiles` reads. */
export const openPublicWriter = async (): Promise<WritePublicFile> => {
  if (environment.s3 !== null) {
    const { storeObject } = await import("./s3-files");
    const store = storeObject(environment.s3);
    return (file) => store("media", file);
  }
  const folder = mediaFolder(environment.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return ({ name, bytes }) => writeFile(path.join(folder, name), bytes, { mode: 0o600 });
};
