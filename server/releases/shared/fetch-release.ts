import { randomUUID } from "node:crypto";
import { access, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import type { Bucket } from "../../shared-state/bucket";
import { errorCode } from "../../../src/lib/error-code";
import { writeFileAtomically } from "../../lib/write-atomically";
import { draftFolder } from "../store/draft-folder";
import { releaseIds } from "../store/release-folder";
import { fileKey, listKey, OBJECT_LIST, parseList, partsOf, sha256, unpackList, type ReleaseObject } from "./object-list";

const CONCURRENCY = 16;

/** The objects of a release on disk; empty when it has no list, for example because it is not in the bucket. */
export const readLocalList = async (folder: string): Promise<readonly ReleaseObject[]> => {
  const text = await readFile(join(folder, OBJECT_LIST), "utf8").catch(() => "[]"); // not in the bucket
  try {
    return parseList(text);
  } catch {
    return [];
  }
};

/** Throws when the bucket lacks the list, or when it is damaged. */
export const fetchList = async (bucket: Pick<Bucket, "get">, name: string): Promise<readonly ReleaseObject[]> =>
  unpackList(await fetchObject(bucket, listKey(name), name));

const fetchObject = async (bucket: Pick<Bucket, "get">, key: string, hash: string): Promise<Buffer> => {
  const bytes = await bucket.get(key);
  if (bytes === null) throw new Error(`the bucket lacks ${key}`);
  if (sha256(bytes) !== hash) throw new Error(`the bucket's ${key} is damaged`);
  return bytes;
};

interface PartialRelease {
  id: string;
  folder: string;
  /** Paths that are complete. */
  done: Set<string>;
}

/** Fetches releases from the bucket into the folder of all releases. A failed attempt is continued by the next one. */
export const createReleaseFetcher = (root: string, bucket: Pick<Bucket, "get">) => {
  let partial: PartialRelease | null = null;

  const partialOf = async (id: string): Promise<PartialRelease> => {
    // Another gateway that starts on this folder deletes drafts.
    if (partial?.id === id && (await exists(partial.folder))) return partial;
    if (partial !== null) await rm(partial.folder, { recursive: true, force: true });
    partial = { id, folder: draftFolder(root, `${id}-${randomUUID()}`), done: new Set() };
    return partial;
  };

  const fetchRelease = async (id: string, list: string): Promise<void> => {
    const { folder, done } = await partialOf(id);
    const objects = await fetchList(bucket, list);
    const local = await listLocal(root);
    for (const parent of new Set(objects.map(({ path }) => dirname(path)))) await mkdir(join(folder, parent), { recursive: true });
    const get = async (object: ReleaseObject): Promise<void> => {
      const copy = local.get(object.sha256);
      const target = join(folder, object.path);
      if (copy !== undefined && (await linkParts(object, copy, target))) return void done.add(object.path);
      await writeParts(object, target, await fetchObject(bucket, fileKey(object.sha256), object.sha256));
      done.add(object.path);
    };
    await runAll(
      objects.filter(({ path }) => !done.has(path)),
      get,
    );
    await writeFileAtomically(join(folder, OBJECT_LIST), JSON.stringify(objects));
    partial = null;
    // A damaged copy, which could not be opened, is replaced.
    await rm(join(root, id), { recursive: true, force: true });
    await rename(folder, join(root, id)).catch((error: unknown) => {
      // Another gateway on this folder has fetched it too.
      if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) throw error;
    });
  };

  const limit = pLimit(1);
  return (id: string, list: string): Promise<void> => limit(() => fetchRelease(id, list));
};

const exists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

/** Starts nothing more after an error; rejects with the first error once all running work has ended. */
const runAll = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const limit = pLimit(CONCURRENCY);
  const errors: unknown[] = [];
  const run = async (item: Item): Promise<void> => {
    if (errors.length === 0) await work(item).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(items.map((item) => limit(run, item)));
  if (errors.length > 0) throw errors[0];
};

/** The files of the local releases, by the SHA-256 of their objects. */
const listLocal = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  for (const id of await releaseIds(root))
    for (const { sha256: hash, path } of await readLocalList(join(root, id))) files.set(hash, join(root, id, path));
  return files;
};

const linkParts = async (object: ReleaseObject, from: string, to: string): Promise<boolean> => {
  try {
    for (const { suffix } of partsOf(object)) {
      await rm(to + suffix, { force: true });
      await link(from + suffix, to + suffix);
    }
    return true;
  } catch {
    return false; // fetched instead
  }
};

const writeParts = async (object: ReleaseObject, target: string, bytes: Buffer): Promise<void> => {
  let begin = 0;
  for (const { suffix, size } of partsOf(object)) {
    // An existing file may be a hard link, whose other names must keep their bytes.
    await rm(target + suffix, { force: true });
    await writeFile(target + suffix, bytes.subarray(begin, begin + size));
    begin += size;
  }
};
