import { type Entry, fromBufferPromise, openPromise, type ZipFile } from "yauzl";

import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import { decodeName } from "./decode-name";

export type ZipEntry = { path: string; entry: Entry };

export type OpenZip = { zip: ZipFile; entries: readonly ZipEntry[] };

type Limits = { entries: number; bytes: number };

// `decodeStrings: false`: names are decoded here and never used as paths on a disk.
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false } as const;

const openFile = (file: string | Buffer): Promise<ZipFile> =>
  typeof file === "string" ? openPromise(file, OPTIONS) : fromBufferPromise(file, OPTIONS);

const isFolder = (path: string): boolean => path.endsWith("/");

const readEntries = async (zip: ZipFile, limits: Limits): Promise<ZipEntry[]> => {
  const entries: ZipEntry[] = [];
  let bytes = 0;
  if (zip.entryCount > limits.entries) throw new ImportProblem("zip-too-many-files", String(limits.entries));
  for await (const entry of zip.eachEntry()) {
    const path = decodeName(entry.fileNameRaw).replaceAll("\\", "/");
    bytes += entry.uncompressedSize;
    if (bytes > limits.bytes) throw new ImportProblem("zip-too-large");
    if (!isFolder(path)) entries.push({ path, entry });
  }
  return entries;
};

/** Accepts a path, or the bytes of a ZIP. @throws ImportProblem */
export const openZip = async (file: string | Buffer, limits: Limits): Promise<OpenZip> => {
  const zip = await openFile(file).catch(() => {
    throw new ImportProblem("zip-unreadable");
  });
  try {
    return { zip, entries: await readEntries(zip, limits) };
  } catch (error) {
    zip.close();
    throw error instanceof ImportProblem ? error : new ImportProblem("zip-unreadable");
  }
};

/** An entry inflates to more bytes than allowed, whatever size the directory gives. */
export class EntryTooLarge extends Error {}

/** Inflates one file. @throws EntryTooLarge */
export const readEntry = async (zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> => {
  if (entry.uncompressedSize > maxBytes) throw new EntryTooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) throw new EntryTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export const PICTURE_ZIP: Limits = { entries: LIMITS.zipEntries, bytes: LIMITS.zipBytes };
export const WORKBOOK: Limits = { entries: LIMITS.workbookEntries, bytes: LIMITS.workbookBytes };
