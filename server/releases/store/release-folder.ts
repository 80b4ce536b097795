import { access, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createTalentCollection, mayMentionTalents, type TalentMentions } from "./talent-mentions";
import { isReleaseId } from "./release-id";
import { parseManifest } from "./manifest";
import type { Release } from "./release";

export const MANIFEST = "manifest.json";

/** Where a gateway with this data keeps its releases. */
export const releasesFolder = (dataDir: string): string => join(dataDir, "releases");

/** The bundle that renders a release's pages, beside the folder that visitors are sent files of. */
export const rendererFile = (folder: string): string => join(folder, "page-renderer.cjs");

/** Null where the folder holds no whole release. */
export const openRelease = async (folder: string): Promise<Release | null> => {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => ""); // not whole: passed over
  const manifest = parseManifest(text);
  const directory = join(folder, "site");
  const notFoundHtml = await readFile(join(directory, "404.html"), "utf8").catch(() => null); // likewise
  if (manifest === null || notFoundHtml === null) return null;
  const { id, fingerprint, scriptHashes, styleHashes } = manifest;
  const files = new Map(manifest.files.map((file) => [file.path, file]));
  const redirects = new Map(manifest.redirects.map((redirect) => [redirect.from, redirect]));
  const talents = manifest.talents ?? (await readTalents(directory, [...files.keys()]));
  const renderer = await access(rendererFile(folder)).then(
    () => rendererFile(folder),
    () => null,
  ); // made before there was one
  return { id, directory, fingerprint, scriptHashes, styleHashes, files, redirects, notFoundHtml, talents, renderer };
};

/** Reads the files of a release whose manifest does not name their talents. */
const readTalents = async (directory: string, paths: readonly string[]): Promise<TalentMentions> => {
  const collection = createTalentCollection();
  for (const path of paths.filter(mayMentionTalents))
    collection.see(path, await readFile(join(directory, path)).catch(() => Buffer.alloc(0))); // a lost file cannot be sent either
  return collection.mentions();
};

/** Oldest first. */
export const releaseIds = async (root: string): Promise<string[]> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  return names.filter(isReleaseId).sort();
};
