import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Bucket } from "../../shared-state/bucket";
import { writeFileAtomically } from "../../lib/write-atomically";
import { parseManifest, type ReleaseFile } from "../store/manifest";
import { MANIFEST, rendererFile } from "../store/release-folder";
import { fileKey, listKey, OBJECT_LIST, packList, partsOf, sha256, type ReleaseObject } from "./object-list";

const CONCURRENCY = 16;

export interface Upload {
  bucket: Pick<Bucket, "put">;
  /** The folder of a complete release. */
  folder: string;
  /** Objects that the bucket has, since a kept release names them. */
  known: readonly ReleaseObject[];
}

/** Stores the files of a release that the bucket lacks, then the list of all its objects; returns the list's SHA-256. */
export const uploadRelease = async ({ bucket, folder, known }: Upload): Promise<string> => {
  const manifest = parseManifest(await readFile(join(folder, MANIFEST), "utf8"));
  if (manifest === null) throw new Error("the manifest of the release is damaged");
  const stored = new Set(known.map((object) => object.sha256));
  const unchanged = new Map(known.map((object) => [object.path, object]));
  const limit = pLimit(CONCURRENCY);

  const uploadFile = async (path: string, file: FileSizes): Promise<ReleaseObject> => {
    const earlier = unchanged.get(path);
    if (earlier !== undefined && file.hash !== null && isSame(earlier, file)) return earlier;
    const bytes = await readParts(join(folder, path), file);
    const object = { path, sha256: sha256(bytes), ...file };
    if (!stored.has(object.sha256)) await bucket.put(fileKey(object.sha256), bytes);
    return object;
  };

  const site = manifest.files.map((file) => limit(() => uploadFile(`site/${file.path}`, sizesOf(file))));
  const others = [join(folder, MANIFEST), ...(await existing(rendererFile(folder)))].map((file) =>
    limit(async () => {
      const { length } = await readFile(file);
      return uploadFile(file.slice(folder.length + 1), { hash: null, size: length, br: null, gzip: null });
    }),
  );
  const objects = await Promise.all([...site, ...others]);
  const list = packList(objects);
  const name = sha256(list);
  await bucket.put(listKey(name), list);
  await writeFileAtomically(join(folder, OBJECT_LIST), JSON.stringify(objects));
  return name;
};

type FileSizes = Omit<ReleaseObject, "path" | "sha256">;

const sizesOf = ({ hash, size, br, gzip }: ReleaseFile): FileSizes => ({ hash, size, br, gzip });

const isSame = (one: FileSizes, other: FileSizes): boolean =>
  one.hash === other.hash && one.size === other.size && one.br === other.br && one.gzip === other.gzip;

const readParts = async (file: string, sizes: FileSizes): Promise<Buffer> => {
  const parts = await Promise.all(partsOf(sizes).map(({ suffix }) => readFile(file + suffix)));
  if (parts.some((bytes, index) => bytes.length !== partsOf(sizes)[index]?.size)) throw new Error("a file of the release is damaged");
  return Buffer.concat(parts);
};

const existing = (file: string): Promise<readonly string[]> =>
  access(file).then(
    () => [file],
    () => [],
  );
