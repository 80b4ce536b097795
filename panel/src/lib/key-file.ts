import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const KEY_BYTES = 32;

const errorCode = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";

/** The file's bytes; null if it does not exist. */
export const readOrNull = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => (errorCode(error) === "ENOENT" ? null : Promise.reject(error)));

const assertKey = (key: Buffer, file: string): Buffer => {
  if (key.length !== KEY_BYTES) throw new Error(`${file} does not contain a key of ${KEY_BYTES} bytes`);
  return key;
};

/** Writes a file's or folder's pending changes to disk. */
export const syncToDisk = async (name: string): Promise<void> => {
  const handle = await open(name, "r");
  await handle.sync().finally(() => handle.close());
};

/** The folder of keys, which backups leave out. */
export const keysFolder = (dataDir: string): string => path.join(dataDir, "keys");

/** Reads a key of 32 bytes, or creates it with link(2), so that two processes that start together use the same key. `key` is the key of a new file. */
export const readOrCreateKey = async (file: string, key: Buffer = randomBytes(KEY_BYTES)): Promise<Buffer> => {
  const existing = await readOrNull(file);
  if (existing !== null) return assertKey(existing, file);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, key, { mode: 0o600 });
  await syncToDisk(draft);
  await link(draft, file).catch((error: unknown) => (errorCode(error) === "EEXIST" ? undefined : Promise.reject(error)));
  await rm(draft);
  await syncToDisk(path.dirname(file));
  return assertKey(await readFile(file), file);
};
