import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

import { readDisk } from "../../shared/disk";
import { LIMITS } from "../limits";
import { IMPORT_FILES, importFile, importFolder, sizeOfImportFile } from "./import-folder";

export const UPLOADS = ["table", "pictures"] as const;
export type UploadKind = (typeof UPLOADS)[number];

export const isUploadKind = (value: unknown): value is UploadKind => UPLOADS.some((kind) => kind === value);

const MAX_BYTES: Readonly<Record<UploadKind, number>> = { table: LIMITS.tableBytes, pictures: LIMITS.zipBytes };

/** Kept free on the disk, because the database and the imported pictures need it too. */
const KEEP_FREE_BYTES = 2_000_000_000;

/** The size distinguishes another file of the same kind when an upload is resumed. */
export type Part = { kind: UploadKind; offset: number; total: number };

/** In bytes. */
export type Upload = { received: number; total: number };

const partFile = (id: number, { kind, total }: Pick<Part, "kind" | "total">): string =>
  path.join(importFolder(id), `${IMPORT_FILES[kind]}.${total}.part`);

const readPart = async (id: number, kind: UploadKind): Promise<Upload | null> => {
  const names = await readdir(importFolder(id)).catch(() => []);
  const prefix = `${IMPORT_FILES[kind]}.`;
  const total = names.map((name) => (name.startsWith(prefix) ? /\.(\d+)\.part$/.exec(name)?.[1] : undefined)).find(Boolean);
  if (total === undefined) return null;
  const { size } = await stat(partFile(id, { kind, total: Number(total) }));
  return { received: size, total: Number(total) };
};

/** Null when nothing of the file has arrived. */
export const readUpload = async (id: number, kind: UploadKind): Promise<Upload | null> => {
  const size = await sizeOfImportFile(id, kind);
  return size === null ? readPart(id, kind) : { received: size, total: size };
};

export const removeUpload = async (id: number, kind: UploadKind): Promise<void> => {
  const part = await readPart(id, kind);
  if (part !== null) await rm(partFile(id, { kind, total: part.total }), { force: true });
  await rm(importFile(id, kind), { force: true });
};

/** Checked before the first byte is stored; null when the file is accepted. */
export const refuseUpload = async ({ kind, total }: Part): Promise<"too-large" | "disk-full" | null> => {
  if (total > MAX_BYTES[kind]) return "too-large";
  const disk = await readDisk();
  return disk !== null && disk.freeBytes - KEEP_FREE_BYTES < total ? "disk-full" : null;
};

type Body = AsyncIterable<Uint8Array>;

const writeAt = async (file: FileHandle, body: Body, { offset, total }: Part): Promise<void> => {
  let position = offset;
  for await (const bytes of body) {
    // Ignores bytes beyond the announced size.
    const kept = bytes.subarray(0, Math.max(0, total - position));
    await file.write(kept, 0, kept.length, position);
    position += kept.length;
  }
};

/**
 * Writes a part to the disk as it arrives. Ignores a part that does not begin at the end of the last one: the result says where the next
 * one must begin. The first part replaces an earlier file.
 */
export const storePart = async (id: number, part: Part, body: Body): Promise<Upload> => {
  const { kind, offset, total } = part;
  if (offset === 0) await removeUpload(id, kind);
  const name = partFile(id, part);
  const file = await open(name, offset === 0 ? "w" : "r+", 0o600).catch(() => null);
  if (file === null) return { received: 0, total };
  try {
    const { size } = await file.stat();
    if (size === offset) await writeAt(file, body, part);
    const received = (await file.stat()).size;
    if (received === total) await rename(name, importFile(id, kind));
    return { received, total };
  } finally {
    await file.close();
  }
};
