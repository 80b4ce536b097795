import { link, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import pLimit from "p-limit";
import type { Locale } from "../../../src/domain/locale";
import { compress, contentHash } from "../../http/encoded-body";
import { defaultBrotliQuality, contentType, isCompressible, isPrivate } from "./file-kinds";
import type { ReleaseFile } from "./manifest";

/** An earlier release whose unchanged files are linked instead of copied and compressed again. */
export interface EarlierRelease {
  directory: string;
  files: ReadonlyMap<string, ReleaseFile>;
  languages: readonly Locale[];
}

export interface Assembly {
  publicDir: string;
  /** From `listBuild`. */
  paths: readonly string[];
  target: string;
  earlier: EarlierRelease | null;
  /** Called with every file, so that the checks need not read it again. */
  onFile: (path: string, bytes: Buffer) => void;
  /** For every file; by default it depends on the file's kind. */
  brotliQuality?: number;
}

/** Compression shares libuv's four threads with file reads and picture resizing; two at a time leave capacity for visitors. */
const CONCURRENCY = 2;

/** Without private files, sorted by path. */
export const listBuild = async (publicDir: string): Promise<readonly string[]> =>
  (await listFiles(publicDir)).filter((path) => !isPrivate(path));

/** Copies a build into `target` and compresses it; Gatsby rewrites its own folder in place, so nothing is linked from there. */
export const assembleRelease = async ({
  publicDir,
  paths,
  target,
  earlier,
  onFile,
  brotliQuality,
}: Assembly): Promise<readonly ReleaseFile[]> => {
  await makeFolders(target, paths);
  const limit = pLimit(CONCURRENCY);
  const errors: unknown[] = [];
  const copy = async (path: string): Promise<ReleaseFile | null> => {
    if (errors.length > 0) return null;
    const bytes = await readFile(join(publicDir, path));
    onFile(path, bytes);
    return copyFile({ path, bytes, target, earlier, brotliQuality });
  };
  // Thrown after all have ended: nothing may still be written into a folder that the caller removes after a failure.
  const collect = (error: unknown): null => {
    errors.push(error);
    return null;
  };
  const files = await Promise.all(paths.map((path) => limit(() => copy(path).catch(collect))));
  if (errors.length > 0) throw errors[0];
  return files.filter((file) => file !== null);
};

export interface NewFile extends Pick<Assembly, "target" | "brotliQuality"> {
  path: string;
  bytes: Buffer;
}

interface CopiedFile extends NewFile {
  earlier: EarlierRelease | null;
}

const copyFile = async ({ earlier, ...file }: CopiedFile): Promise<ReleaseFile> => {
  const known = earlier?.files.get(file.path);
  if (earlier && known?.hash === contentHash(file.bytes) && (await linkFile(known, earlier.directory, file.target))) return known;
  return writeReleaseFile(file);
};

/** Also writes the compressed files. The folder must exist. */
export const writeReleaseFile = async ({
  path,
  bytes,
  target,
  brotliQuality = defaultBrotliQuality(path),
}: NewFile): Promise<ReleaseFile> => {
  const destination = join(target, path);
  // An existing file may be a hard link, whose other names must keep their bytes.
  for (const suffix of ["", ".br", ".gz"]) await rm(destination + suffix, { force: true });
  await writeFile(destination, bytes);
  const compressed = isCompressible(path) ? await compress(bytes, brotliQuality) : { br: null, gzip: null };
  if (compressed.br) await writeFile(`${destination}.br`, compressed.br);
  if (compressed.gzip) await writeFile(`${destination}.gz`, compressed.gzip);
  const sizes = { size: bytes.length, br: compressed.br?.length ?? null, gzip: compressed.gzip?.length ?? null };
  return { path, type: contentType(path), hash: contentHash(bytes), ...sizes };
};

/** Returns false when the file system refuses links or the file is missing; the caller then writes the file. */
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
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []); // a build without output is refused by the checks
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
};

export const makeFolders = async (target: string, paths: readonly string[]): Promise<void> => {
  await mkdir(target, { recursive: true });
  for (const folder of new Set(paths.map(dirname))) await mkdir(join(target, folder), { recursive: true });
};
