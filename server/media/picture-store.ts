import { createHash } from "node:crypto";
import { open, readdir, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { eachSlice } from "../../src/upstream/each-slice";
import { sweepFolder } from "../lib/sweep-folder";
import { writeFileAtomically } from "../lib/write-atomically";
import type { FileOwner } from "./talent-file";

export interface StoredPicture {
  bytes: Buffer;
  madeAt: number;
}

/** Pictures of a talent are deleted by owner. */
export interface PictureKey {
  owner: FileOwner | null;
  /** Shape, width and format and, without an owner, the source's address. */
  rest: string;
}

export interface PictureStore {
  read(key: PictureKey): Promise<StoredPicture | null>;
  write(key: PictureKey, bytes: Buffer): Promise<void>;
  remove(key: PictureKey): Promise<void>;
  /** Deletes the pictures of all other talents. */
  keepTalents(talentIds: readonly string[]): Promise<void>;
  /** Deletes the pictures of a talent's other files; returns whether there were any. */
  keepVersions(talentId: string, versions: readonly string[]): Promise<boolean>;
  /** Deletes pictures of an older layout, which does not record their talents. */
  removeOlderLayouts(): Promise<unknown>;
  /** Deletes the least recently used pictures when the store is above its limit. */
  sweep(): Promise<void>;
}

/** Name of the folder; raised when the layout of the store changes. */
const LAYOUT = "2";

/**
 * Resized pictures under `{dataDir}/media-cache/{layout}`; a file's access time is the time of its last request. Pictures of a
 * talent are in `talents/{hash of the id}/{hash of the version}`, so that they can be deleted together.
 */
export const createPictureStore = (dataDir: string, maxBytes: number): PictureStore => {
  const folder = join(dataDir, "media-cache");
  const root = join(folder, LAYOUT);
  const talentsRoot = join(root, "talents");
  const pathOf = ({ owner, rest }: PictureKey): string => {
    const name = digestOf(rest);
    if (owner === null) return join(root, name.slice(0, 2), name);
    return join(talentsRoot, folderName(owner.talentId), folderName(owner.version), name);
  };

  return {
    read: async (key) => {
      const handle = await open(pathOf(key), "r").catch(() => null); // not rendered yet, or swept
      if (handle === null) return null;
      try {
        return await readOpen(handle).catch(() => null); // a disk error: rendered again
      } finally {
        await handle.close();
      }
    },
    write: (key, bytes) => writeFileAtomically(pathOf(key), bytes),
    remove: (key) => rm(pathOf(key), { force: true }),
    keepTalents: async (talentIds) => {
      const kept = new Set<string>();
      await eachSlice(talentIds, (slice) => slice.forEach((talentId) => kept.add(folderName(talentId))));
      await removeOthers(talentsRoot, kept);
    },
    keepVersions: (talentId, versions) => removeOthers(join(talentsRoot, folderName(talentId)), new Set(versions.map(folderName))),
    removeOlderLayouts: () => removeOthers(folder, new Set([LAYOUT])),
    sweep: () => sweepFolder(root, maxBytes),
  };
};

/** Reads an open file, so that bytes and date belong together even when the file is replaced or swept meanwhile. */
const readOpen = async (handle: FileHandle): Promise<StoredPicture> => {
  const { mtime } = await handle.stat();
  const bytes = await handle.readFile();
  await handle.utimes(new Date(), mtime).catch(() => undefined); // a read-only disk: swept too early
  return { bytes, madeAt: mtime.getTime() };
};

/** Returns whether there were any others. */
const removeOthers = async (folder: string, kept: ReadonlySet<string>): Promise<boolean> => {
  const names = await readdir(folder).catch(() => []); // nothing was stored yet
  const others = names.filter((name) => !kept.has(name));
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  return others.length > 0;
};

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const folderName = (text: string): string => digestOf(text).slice(0, 32);
