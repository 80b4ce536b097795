import { access, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import en from "../../../src/locales/en/common.json";
import pt from "../../../src/locales/pt/common.json";
import { readPageStrings } from "./page-strings";
import { NOT_FOUND_DATA } from "./required-files";
import { isReleaseId } from "./release-id";
import { parseManifest } from "./manifest";
import type { Release } from "./release";

export const MANIFEST = "manifest.json";

export const releasesFolder = (dataDir: string): string => join(dataDir, "releases");

/** The bundle that renders a release's pages; it is not in the public folder. */
export const rendererFile = (folder: string): string => join(folder, "page-renderer.cjs");

/** Null when the folder has no complete release. */
export const openRelease = async (folder: string): Promise<Release | null> => {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => ""); // an incomplete release is ignored
  const manifest = parseManifest(text);
  const directory = join(folder, "site");
  const notFoundHtml = await readFile(join(directory, "404.html"), "utf8").catch(() => null); // also incomplete
  if (manifest === null || notFoundHtml === null) return null;
  const { id, fingerprint, scriptHashes, styleHashes, talents, languages } = manifest;
  const files = new Map(manifest.files.map((file) => [file.path, file]));
  const redirects = new Map(manifest.redirects.map((redirect) => [redirect.from, redirect]));
  const built = await readPageStrings(directory, NOT_FOUND_DATA, "common");
  const words = { pt: { ...pt, ...built.pt }, en: { ...en, ...built.en } };
  const renderer = await access(rendererFile(folder)).then(
    () => rendererFile(folder),
    () => null,
  );
  return { id, directory, fingerprint, scriptHashes, styleHashes, files, redirects, notFoundHtml, words, talents, languages, renderer };
};

/** Oldest first. */
export const releaseIds = async (root: string): Promise<string[]> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  return names.filter(isReleaseId).sort();
};
