import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "./error-code";
import { syncFolder, writeDurably } from "./write-durably";

const KEY_BYTES = 32;

/** Backups exclude this folder, so that a backup alone cannot be decrypted. */
export const keysFolder = (dataDir: string): string => join(dataDir, "keys");

export const keyFile = (dataDir: string, name: string): string => join(keysFolder(dataDir), `${name}.key`);

/**
 * Returns the 32 bytes of a key file. Creates a missing file (mode 600) with the key `created`. Processes that start
 * together get the same key. Throws when the file cannot be read or written, or has another length.
 */
export const readOrCreateKey = async (file: string, created: Buffer = randomBytes(KEY_BYTES)): Promise<Buffer> => {
  const kept = await readFile(file).catch((error: unknown) => (errorCode(error) === "ENOENT" ? null : Promise.reject(error)));
  if (kept !== null) return checked(kept, file);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeDurably(draft, created);
    await link(draft, file);
    await syncFolder(dirname(file));
    return checked(created, file);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return checked(await readFile(file), file); // another process created the key first
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

const checked = (key: Buffer, file: string): Buffer => {
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes`);
  return key;
};
