import { readFile } from "node:fs/promises";

import { createCipher } from "../../../src/lib/cipher";
import { keyFile } from "../../../src/lib/key-file";

/** Uses the key in a data folder; null when that key did not encrypt the file. */
export const decryptPrivateFile = async (dataDir: string, name: string, encrypted: Buffer): Promise<Buffer | null> =>
  createCipher(await readFile(keyFile(dataDir, "private-files"))).decrypt(encrypted, `private file ${name}`);
