import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./error-code";
import { writeDurably } from "./write-durably";

const KEY_BYTES = 32;

/** Backups exclude this folder, so that a backup alone cannot be decrypted. */
const KEYS_FOLDER = "keys";

/**
 * The 32 bytes of `{dataDir}/keys/{name}.key`, which is created when missing (mode 600).
 * Throws when the file cannot be read or written, or has another length.
 */
export const readOrCreateKey = async (dataDir: string, name: string): Promise<Buffer> => {
  const folder = join(dataDir, KEYS_FOLDER);
  const file = join(folder, `${name}.key`);
  const kept = await readFile(file).catch((error: unknown) => (errorCode(error) === "ENOENT" ? null : Promise.reject(error)));
  if (kept !== null) return checked(kept, file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(KEY_BYTES);
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeDurably(draft, key);
    await link(draft, file);
    return key;
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
