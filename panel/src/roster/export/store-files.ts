import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import { environment, type S3Environment } from "../../environment";
import { mediaFolder } from "../../media/data-folders";
import { writePrivateFile } from "../../media/private-files";
import { MoveError } from "../../move-store/move-error";
import { EXPORT_FOLDERS, type ExportFolder, type ExportSource } from "./export-source";

/** A name with a folder in it could be outside of the data folder. The panel's own names are a UUID and an extension. */
const PLAIN_NAME = /^[\w-][\w.-]*$/;

type StoreFile = (name: string) => Promise<void>;

const publicToFolder = async (source: ExportSource): Promise<StoreFile> => {
  const folder = mediaFolder(environment.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return async (name) => pipeline(await source.openFile("public", name), createWriteStream(path.join(folder, name), { mode: 0o600 }));
};

const publicToBucket = async (source: ExportSource, bucket: S3Environment, typeOf: (name: string) => string): Promise<StoreFile> => {
  // Imported on demand: Amazon's client is large.
  const { storeObject } = await import("../../media/s3-files");
  const store = storeObject(bucket);
  return async (name) => store("media", { name, type: typeOf(name), bytes: await buffer(await source.openFile("public", name)) });
};

/** Stores the files in the bucket, if one is configured, or in the data folder. Resolves to their number. @throws MoveError */
export const storeFiles = async (source: ExportSource, typeOf: (name: string) => string): Promise<number> => {
  const store: Record<ExportFolder, StoreFile> = {
    public: environment.s3 === null ? await publicToFolder(source) : await publicToBucket(source, environment.s3, typeOf),
    private: async (name) => writePrivateFile(name, await buffer(await source.openFile("private", name))),
  };
  let count = 0;
  for (const folder of EXPORT_FOLDERS) {
    for (const name of await source.filesIn(folder)) {
      if (!PLAIN_NAME.test(name)) throw new MoveError(`files/${folder} has a file that no export contains`);
      await store[folder](name);
      count += 1;
    }
  }
  return count;
};
