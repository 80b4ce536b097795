import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

import pLimit from "p-limit";

import type { S3Environment } from "../environment";
import { BUCKET_FOLDERS, type StoredCollection } from "../media/bucket-folders";
import { mediaFolder, privateFolder } from "../media/data-folders";
import { s3Files, storeObject } from "../media/s3-files";
import { MoveError } from "./move-error";
import { isFileCopied, recordCopiedFile } from "./move-state";
import type { SourceStore } from "./source-store";
import { codeOf, type TargetDatabase } from "./target-database";

const TABLES = { media: "media", "entry-photos": "entry_photos", "consent-documents": "consent_documents" } as const;
const COLLECTIONS: readonly StoredCollection[] = ["media", "entry-photos", "consent-documents"];

/** Low, since each file is held in memory while it is sent. */
const AT_ONCE = 4;

type StoredFile = { collection: StoredCollection; name: string; type: string };

export type CopiedFiles = { copied: number; inPlace: number; /** Records whose file the old store does not have. */ missing: string[] };

export type FilesToMove = { source: SourceStore; target: TargetDatabase; dataDir: string; bucket: S3Environment };

const toStoredFile = (collection: StoredCollection, { filename, mime_type: type }: Readonly<Record<string, unknown>>): StoredFile[] =>
  typeof filename === "string" ? [{ collection, name: filename, type: typeof type === "string" ? type : "application/octet-stream" }] : [];

const listFiles = async (source: SourceStore): Promise<StoredFile[]> => {
  const files: StoredFile[] = [];
  for (const collection of COLLECTIONS) {
    for await (const rows of source.batches(TABLES[collection])) files.push(...rows.flatMap((row) => toStoredFile(collection, row)));
  }
  return files;
};

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

const createCopier = ({ target, dataDir, bucket }: FilesToMove) => {
  const put = storeObject(bucket);

  const hashInBucket = async ({ collection, name }: StoredFile): Promise<string | null> => {
    const files = s3Files(bucket, collection);
    if ((await files.sizeOf(name)) === null) return null;
    const hash = createHash("sha256");
    for await (const chunk of await files.read(name)) hash.update(chunk);
    return hash.digest("hex");
  };

  return async (file: StoredFile): Promise<keyof CopiedFiles> => {
    const folder = BUCKET_FOLDERS[file.collection];
    const state = { folder, name: file.name };
    if (await isFileCopied(target, state)) return "inPlace";
    const local = path.join(file.collection === "media" ? mediaFolder(dataDir) : privateFolder(dataDir), path.basename(file.name));
    const bytes = await readFile(local).catch(() => null);
    if (bytes === null) return "missing";
    const found = await hashInBucket(file);
    if (found !== null && found !== hashOf(bytes)) throw new MoveError(`The bucket has another file ${folder}/${file.name}`);
    if (found === null) {
      await put(file.collection, { name: file.name, type: file.type, bytes });
      if ((await hashInBucket(file)) !== hashOf(bytes)) throw new MoveError(`The bucket did not store ${folder}/${file.name} as it is`);
    }
    await recordCopiedFile(target, state);
    return "copied";
  };
};

/** Copies the files of all records into the bucket, and reads each back. Files of an earlier attempt count as `inPlace`. */
export const copyFiles = async (move: FilesToMove): Promise<CopiedFiles> => {
  const files = await listFiles(move.source);
  const copyFile = createCopier(move);
  const limit = pLimit(AT_ONCE);
  const result: CopiedFiles = { copied: 0, inPlace: 0, missing: [] };
  const copyAndCount = async (file: StoredFile): Promise<void> => {
    const outcome = await copyFile(file);
    if (outcome === "missing") result.missing.push(`${BUCKET_FOLDERS[file.collection]}/${file.name}`);
    else result[outcome] += 1;
  };
  try {
    await Promise.all(files.map((file) => limit(() => copyAndCount(file))));
  } catch (error) {
    limit.clearQueue();
    if (error instanceof MoveError) throw error;
    throw new MoveError(`The bucket does not store files (${error instanceof Error ? error.name : codeOf(error)})`);
  }
  if (result.copied + result.inPlace + result.missing.length !== files.length) throw new MoveError("Not every file was copied");
  return result;
};
