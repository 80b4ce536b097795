import { randomBytes } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseManifest } from "./manifest";
import type { Release } from "./release-store";

export const MANIFEST = "manifest.json";

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
  return { id, directory, fingerprint, scriptHashes, styleHashes, files, redirects, notFoundHtml };
};

/** Sorts by time of making. */
export const releaseId = (at: Date): string => `${at.toISOString().replace(/\D/g, "")}-${randomBytes(3).toString("hex")}`;

export const isReleaseId = (name: string): boolean => /^\d{17}-[0-9a-f]{6}$/.test(name);

/** Oldest first. */
export const releaseIds = async (root: string): Promise<string[]> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  return names.filter(isReleaseId).sort();
};
