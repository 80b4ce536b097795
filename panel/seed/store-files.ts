import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import pLimit from "p-limit";
import type { Payload } from "payload";
import sharp from "sharp";

import { mediaType } from "../../src/domain/media-type";
import { insertRows } from "../src/database/insert-rows";
import { UNCHANGED } from "../src/demo/demo-mark";
import { isPictureType } from "../src/media/decode-picture";
import { randomName } from "../src/media/prepare-upload";
import { openPublicWriter } from "../src/media/public-files";
import type { MediaRef } from "./content/types";

/** The panel runs in its own folder, `panel`. */
export const FILES = path.resolve("seed/files");
const AT_ONCE = 8;

export const listFiles = async (): Promise<MediaRef[]> => {
  const entries = await readdir(FILES, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.relative(FILES, path.join(parentPath, name)));
};

/** Reads a file and prepares its record. */
const read = async (ref: MediaRef) => {
  const bytes = await readFile(path.join(FILES, ref));
  const type = mediaType(bytes);
  const name = type === null ? null : randomName(type);
  if (type === null || name === null) throw new Error(`The demo file ${ref} has an unknown type`);
  const { width = null, height = null } = isPictureType(type) ? await sharp(bytes).metadata() : {};
  return { ref, bytes, record: { filename: name, mimeType: type, filesize: bytes.length, width, height, demo: UNCHANGED } };
};

/**
 * Stores the demo's pictures and videos unchanged, and returns the ids of their records. Payload's upload would encode each WebP again, one
 * after the other: 60 s.
 */
export const storeFiles = async (payload: Payload): Promise<ReadonlyMap<MediaRef, number>> => {
  const write = await openPublicWriter();
  const limit = pLimit(AT_ONCE);
  const files = await Promise.all((await listFiles()).map((ref) => limit(() => read(ref))));
  // Records are stored before the files, so that an interruption leaves no file without a record.
  const rows = await insertRows(
    payload,
    "media",
    files.map(({ record }) => record),
  );
  await Promise.all(
    files.map(({ bytes, record: { filename, mimeType } }) => limit(() => write({ name: filename, type: mimeType, bytes }))),
  );
  const refs = new Map<unknown, MediaRef>(files.map(({ ref, record }) => [record.filename, ref]));
  return new Map(rows.map(({ id, filename }) => [refs.get(filename) ?? "", Number(id)]));
};
