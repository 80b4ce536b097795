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
  /** Deletes the pictures of all talents but these. */
  keepTalents(talentIds: readonly string[]): Promise<void>;
  /** Deletes the pictures of a talent's other files; whether there were any. */
  keepVersions(talentId: string, versions: readonly string[]): Promise<boolean>;
  /** Deletes what was kept under an older layout, which does not tell whose pictures it holds. */
  removeOlderLayouts(): Promise<unknown>;
  /** Deletes the least recently used pictures until the store is below its bound again. */
  sweep(): Promise<void>;
}

/** A folder of its own for each layout of the store. */
const LAYOUT = "2";

/**
 * Resized pictures under `{dataDir}/media-cache/{layout}`; a file's access time says when it was last asked for. Pictures of a
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
      const handle = await open(pathOf(key), "r").catch(() => null); // not made yet, or swept
      if (handle === null) return null;
      try {
        return await readOpen(handle).catch(() => null); // a disk that fails: made again
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

/** Reads an open file: its bytes and its date belong together although the file is replaced or swept meanwhile. */
const readOpen = async (handle: FileHandle): Promise<StoredPicture> => {
  const { mtime } = await handle.stat();
  const bytes = await handle.readFile();
  await handle.utimes(new Date(), mtime).catch(() => undefined); // a read-only disk: swept earlier than it should be
  return { bytes, madeAt: mtime.getTime() };
};

/** Deletes all entries of a folder but these; whether there were any. */
const removeOthers = async (folder: string, kept: ReadonlySet<string>): Promise<boolean> => {
  const names = await readdir(folder).catch(() => []); // nothing was made yet
  const others = names.filter((name) => !kept.has(name));
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  return others.length > 0;
};

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const folderName = (text: string): string => digestOf(text).slice(0, 32);
