import { copyFile, link, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import pLimit from "p-limit";
import { compress, contentHash } from "../http/encoded-body";
import { brotliQuality, contentType, isCompressible, isPrivate } from "./file-kinds";
import { inlineScriptHashes, inlineStyleHashes } from "./inline-scripts";
import type { ReleaseFile } from "./manifest";

/** An earlier release whose unchanged files are linked instead of copied and compressed again. */
export interface EarlierRelease {
  directory: string;
  files: ReadonlyMap<string, ReleaseFile>;
}

export interface Assembled {
  files: readonly ReleaseFile[];
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** Compression shares libuv's four threads with file reads and the resizer; two at a time leave room for visitors. */
const CONCURRENCY = 2;

/** Copies a build into `target` and compresses it; Gatsby rewrites its own folder in place, so nothing is linked from there. */
export const assembleRelease = async (
  publicDir: string,
  target: string,
  earlier: EarlierRelease | null,
): Promise<Assembled> => {
  const paths = (await listFiles(publicDir)).filter((path) => !isPrivate(path));
  await makeFolders(target, paths);
  const limit = pLimit(CONCURRENCY);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const place = async (path: string): Promise<ReleaseFile> => {
    const bytes = await readFile(join(publicDir, path));
    if (path.endsWith(".html")) {
      inlineScriptHashes(bytes.toString()).forEach((hash) => scripts.add(hash));
      inlineStyleHashes(bytes.toString()).forEach((hash) => styles.add(hash));
    }
    return placeFile({ path, bytes, source: join(publicDir, path), target, earlier });
  };
  const files = await Promise.all(paths.map((path) => limit(place, path)));
  return { files, scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() };
};

interface Placement {
  path: string;
  bytes: Buffer;
  source: string;
  target: string;
  earlier: EarlierRelease | null;
}

const placeFile = async ({ path, bytes, source, target, earlier }: Placement): Promise<ReleaseFile> => {
  const hash = contentHash(bytes);
  const known = earlier?.files.get(path);
  if (earlier && known?.hash === hash && (await linkAll(known, earlier.directory, target))) return known;
  const destination = join(target, path);
  await copyFile(source, destination);
  const compressed = isCompressible(path) ? await compress(bytes, brotliQuality(path)) : { br: null, gzip: null };
  if (compressed.br) await writeFile(`${destination}.br`, compressed.br);
  if (compressed.gzip) await writeFile(`${destination}.gz`, compressed.gzip);
  const sizes = { size: bytes.length, br: compressed.br?.length ?? null, gzip: compressed.gzip?.length ?? null };
  return { path, type: contentType(path), hash, ...sizes };
};

/** False where the file system refuses links, or the earlier file is gone: the caller then copies. */
const linkAll = async (file: ReleaseFile, from: string, to: string): Promise<boolean> => {
  const suffixes = ["", ...(file.br === null ? [] : [".br"]), ...(file.gzip === null ? [] : [".gz"])];
  try {
    for (const suffix of suffixes) await link(join(from, file.path + suffix), join(to, file.path + suffix));
    return true;
  } catch {
    return false;
  }
};

const listFiles = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
};

const makeFolders = async (target: string, paths: readonly string[]): Promise<void> => {
  await mkdir(target, { recursive: true });
  for (const folder of new Set(paths.map(dirname))) await mkdir(join(target, folder), { recursive: true });
};
