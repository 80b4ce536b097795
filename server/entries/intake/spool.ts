import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { removeOlderFiles } from "../../lib/remove-older-files";

/** An uploaded file, encrypted on disk until it has been checked. */
export interface SpooledFile {
  /** Bytes. */
  size: number;
  sha256: string;
  /** The first 16 bytes, enough to recognise a picture's format. */
  start: Buffer;
  read(): Promise<Buffer>;
  remove(): Promise<void>;
}

const ALGORITHM = "aes-256-ctr";
const START_BYTES = 16;

/** Uploads last two hours at most (`watch-pace.ts`), so an older file was left by a crash. */
const ABANDONED_MS = 3 * 60 * 60_000;

/**
 * Streams uploads to disk, each encrypted with a key that exists in memory only. Files that a crash left are deleted by age,
 * since another process may be writing to the same folder.
 */
export const createSpool = (folder: string) => ({
  open: async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOlderFiles(folder, ABANDONED_MS);
  },
  removeAbandoned: (): Promise<void> => removeOlderFiles(folder, ABANDONED_MS),
  /** Rejects and leaves no file when the stream fails or the signal is aborted. */
  store: async (stream: Readable, signal: AbortSignal): Promise<SpooledFile> => {
    const [key, iv] = [randomBytes(32), randomBytes(16)];
    const file = join(folder, randomUUID());
    const output = createWriteStream(file, { mode: 0o600 });
    const hash = createHash("sha256");
    let size = 0;
    let start = Buffer.alloc(0);
    const remove = (): Promise<void> => rm(file, { force: true });
    const measured = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        if (start.length < START_BYTES) start = Buffer.concat([start, chunk.subarray(0, START_BYTES - start.length)]);
        size += chunk.length;
        yield chunk;
      }
    };
    try {
      await pipeline(stream, measured, createCipheriv(ALGORITHM, key, iv), output, { signal });
    } catch (error) {
      await closed(output);
      await remove();
      throw error;
    }
    const read = async (): Promise<Buffer> => {
      // CTR needs no `final`: it is a stream cipher.
      return createDecipheriv(ALGORITHM, key, iv).update(await readFile(file));
    };
    return { size, sha256: hash.digest("hex"), start, read, remove };
  },
});

/** Waits for a pending `open`, which would create the file after it was removed. */
const closed = (output: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (output.closed) return resolve();
    output.once("close", resolve).destroy();
  });

export type Spool = ReturnType<typeof createSpool>;
