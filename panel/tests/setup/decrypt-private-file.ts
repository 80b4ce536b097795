import { readFile } from "node:fs/promises";

import { createCipher } from "../../../src/lib/cipher";
import { keyFile } from "../../../src/lib/key-file";

/** The content of an encrypted private file, by the key of a data folder; null when that key did not encrypt it. */
export const decryptPrivateFile = async (dataDir: string, name: string, encrypted: Buffer): Promise<Buffer | null> =>
  createCipher(await readFile(keyFile(dataDir, "private-files"))).decrypt(encrypted, `private file ${name}`);
