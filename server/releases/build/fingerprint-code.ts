import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

const FOLDERS = ["src", "plugins", "static"];
const FILES = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/** Tests and documents change no page, and the build itself writes the generated types. */
const IGNORED = /(\.test\.tsx?|\.md|gatsby-types\.d\.ts)$|(^|\/)(node_modules|\.cache)\//;

/** A hash of the project's files and of the settings that are part of pages. */
export const fingerprintCode = async (root: string, settings: readonly string[]): Promise<string> => {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const listings = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  for (const path of [...FILES, ...listings.flat().sort()]) {
    const content = await readFile(join(root, path)).catch(() => null); // an optional file
    if (content !== null) hash.update(`\n${path}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 32);
};

const listFiles = async (root: string, folder: string): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []); // an optional folder
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !IGNORED.test(path));
};
