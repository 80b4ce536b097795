import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

import { MoveError } from "../../move-store/move-error";
import { EntryTooLarge, openZip as open, readEntry } from "../zip/open-zip";

const MB = 1024 * 1024;

/** More files than a large agency has; rejects a ZIP that is made to fill a disk. */
const ZIP_LIMITS = { entries: 500_000, bytes: 1_000_000 * MB };
/** The longest text that Node reads is 512 MB. */
const MAX_TEXT_BYTES = 400 * MB;

export const EXPORT_FOLDERS = ["public", "private"] as const;
export type ExportFolder = (typeof EXPORT_FOLDERS)[number];

/** The ZIP as it was downloaded, or a folder with its content. */
export type ExportSource = {
  /** Null when there is no such file. */
  readText: (name: string) => Promise<string | null>;
  filesIn: (folder: ExportFolder) => Promise<string[]>;
  openFile: (folder: ExportFolder, name: string) => Promise<Readable>;
  close: () => void;
};

const openFolder = (root: string): ExportSource => ({
  readText: (name) => readFile(path.join(root, name), "utf8").catch(() => null),
  filesIn: (folder) => readdir(path.join(root, "files", folder)).catch(() => []),
  openFile: (folder, name) => Promise.resolve(createReadStream(path.join(root, "files", folder, name))),
  close: () => undefined,
});

const openZip = async (file: string): Promise<ExportSource> => {
  const { zip, entries } = await open(file, ZIP_LIMITS).catch(() => {
    throw new MoveError("The ZIP is damaged, or too large");
  });
  const byPath = new Map(entries.map(({ path: name, entry }) => [name, entry]));
  const requireEntry = (name: string) => {
    const entry = byPath.get(name);
    if (entry === undefined) throw new MoveError(`${name} is missing`);
    return entry;
  };
  return {
    readText: async (name) => {
      const entry = byPath.get(name);
      if (entry === undefined) return null;
      const bytes = await readEntry(zip, entry, MAX_TEXT_BYTES).catch((error: unknown) => {
        throw new MoveError(`${name} is ${error instanceof EntryTooLarge ? "too large" : "damaged"}`);
      });
      return bytes.toString("utf8");
    },
    filesIn: async (folder) => {
      const prefix = `files/${folder}/`;
      return [...byPath.keys()].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
    },
    // Yauzl ends the stream with an error when an entry inflates to another size than the directory says.
    openFile: async (folder, name) => Readable.from(await zip.openReadStreamPromise(requireEntry(`files/${folder}/${name}`))),
    close: () => zip.close(),
  };
};

/** @throws MoveError */
export const openExport = async (file: string): Promise<ExportSource> => {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new MoveError(`${path.basename(file)} is missing`);
  return found.isDirectory() ? openFolder(file) : openZip(file);
};
