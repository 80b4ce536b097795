import { createHash } from "node:crypto";
import { readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { sweepFolder } from "../files/sweep-folder";
import { writeFileAtomically } from "../files/write-atomically";
import type { FileOwner } from "./talent-file";

export interface StoredPicture {
  bytes: Buffer;
  madeAt: number;
}

/** What a resized picture is kept under; a talent's file is found by its owner again. */
export interface PictureKey {
  owner: FileOwner | null;
  /** What else tells one picture from another: shape, width, format and, without an owner, the source's address. */
  rest: string;
}

export interface PictureStore {
  read(key: PictureKey): Promise<StoredPicture | null>;
  write(key: PictureKey, bytes: Buffer): Promise<void>;
  remove(key: PictureKey): Promise<void>;
  /** Deletes the least recently used pictures until the store is below its bound again. */
  sweep(): Promise<void>;
}

/**
 * Resized pictures under `{dataDir}/media-cache`; a file's access time says when it was last asked for. Pictures of a
 * talent are in `talents/{hash of the id}/{hash of the version}`, so that they can be deleted together.
 */
export const createPictureStore = (dataDir: string, maxBytes: number): PictureStore => {
  const root = join(dataDir, "media-cache");
  const pathOf = ({ owner, rest }: PictureKey): string => {
    const name = digestOf(rest);
    if (owner === null) return join(root, name.slice(0, 2), name);
    return join(root, "talents", folderName(owner.talentId), folderName(owner.version), name);
  };

  return {
    read: async (key) => {
      const path = pathOf(key);
      const bytes = await readFile(path).catch(() => null); // not made yet, or swept
      if (bytes === null) return null;
      const { mtime } = await stat(path);
      await utimes(path, new Date(), mtime);
      return { bytes, madeAt: mtime.getTime() };
    },
    write: (key, bytes) => writeFileAtomically(pathOf(key), bytes),
    remove: (key) => rm(pathOf(key), { force: true }),
    sweep: () => sweepFolder(root, maxBytes),
  };
};

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const folderName = (text: string): string => digestOf(text).slice(0, 32);
