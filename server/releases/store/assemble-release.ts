import { link, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import pLimit from "p-limit";
import { compress, contentHash } from "../../http/encoded-body";
import { brotliQuality, contentType, isCompressible, isPrivate } from "./file-kinds";
import type { ReleaseFile } from "./manifest";

/** An earlier release whose unchanged files are linked instead of copied and compressed again. */
export interface EarlierRelease {
  directory: string;
  files: ReadonlyMap<string, ReleaseFile>;
}

export interface Assembly {
  publicDir: string;
  /** As `listBuild` found them. */
  paths: readonly string[];
  target: string;
  earlier: EarlierRelease | null;
  /** Shown every file, so that nothing need be read twice. */
  see: (path: string, bytes: Buffer) => void;
}

/** Compression shares libuv's four threads with file reads and the resizer; two at a time leave room for visitors. */
const CONCURRENCY = 2;

/** The files of a build that visitors may be given, in the order of their paths. */
export const listBuild = async (publicDir: string): Promise<readonly string[]> =>
  (await listFiles(publicDir)).filter((path) => !isPrivate(path));

/** Copies a build into `target` and compresses it; Gatsby rewrites its own folder in place, so nothing is linked from there. */
export const assembleRelease = async ({ publicDir, paths, target, earlier, see }: Assembly): Promise<readonly ReleaseFile[]> => {
  await makeFolders(target, paths);
  const limit = pLimit(CONCURRENCY);
  const errors: unknown[] = [];
  const place = async (path: string): Promise<ReleaseFile | null> => {
    if (errors.length > 0) return null;
    const bytes = await readFile(join(publicDir, path));
    see(path, bytes);
    return placeFile({ path, bytes, target, earlier });
  };
  // Kept until all have ended: nothing may still be written into a folder that the caller removes after a failure.
  const keep = (error: unknown): null => {
    errors.push(error);
    return null;
  };
  const files = await Promise.all(paths.map((path) => limit(() => place(path).catch(keep))));
  if (errors.length > 0) throw errors[0];
  return files.filter((file) => file !== null);
};

export interface NewFile {
  path: string;
  bytes: Buffer;
  target: string;
}

interface Placement extends NewFile {
  earlier: EarlierRelease | null;
}

const placeFile = async ({ path, bytes, target, earlier }: Placement): Promise<ReleaseFile> => {
  const known = earlier?.files.get(path);
  if (earlier && known?.hash === contentHash(bytes) && (await linkFile(known, earlier.directory, target))) return known;
  return writeReleaseFile({ path, bytes, target });
};

/** Writes a file of a release with its compressed forms; its folder must exist. */
export const writeReleaseFile = async ({ path, bytes, target }: NewFile): Promise<ReleaseFile> => {
  const destination = join(target, path);
  // What lies there may be a link, whose other names must keep their bytes.
  for (const suffix of ["", ".br", ".gz"]) await rm(destination + suffix, { force: true });
  await writeFile(destination, bytes);
  const compressed = isCompressible(path) ? await compress(bytes, brotliQuality(path)) : { br: null, gzip: null };
  if (compressed.br) await writeFile(`${destination}.br`, compressed.br);
  if (compressed.gzip) await writeFile(`${destination}.gz`, compressed.gzip);
  const sizes = { size: bytes.length, br: compressed.br?.length ?? null, gzip: compressed.gzip?.length ?? null };
  return { path, type: contentType(path), hash: contentHash(bytes), ...sizes };
};

/** Links a file and its compressed forms. False where the file system refuses links, or the file is gone: the caller then writes it. */
export const linkFile = async (file: ReleaseFile, from: string, to: string): Promise<boolean> => {
  const suffixes = ["", ...(file.br === null ? [] : [".br"]), ...(file.gzip === null ? [] : [".gz"])];
  try {
    for (const suffix of suffixes) await link(join(from, file.path + suffix), join(to, file.path + suffix));
    return true;
  } catch {
    return false;
  }
};

const listFiles = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []); // a build that made nothing: the check says so
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
};

/** The folders that the files of these paths lie in. */
export const makeFolders = async (target: string, paths: readonly string[]): Promise<void> => {
  await mkdir(target, { recursive: true });
  for (const folder of new Set(paths.map(dirname))) await mkdir(join(target, folder), { recursive: true });
};
