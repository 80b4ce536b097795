import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { removeOlderFiles } from "../../files/remove-older-files";

/** A file as it came, on disk until somebody has looked at it. */
export interface SpooledFile {
  /** Bytes. */
  size: number;
  sha256: string;
  /** The first bytes, enough to recognise a picture's format. */
  start: Buffer;
  read(): Promise<Buffer>;
  remove(): Promise<void>;
}

const ALGORITHM = "aes-256-ctr";
const START_BYTES = 16;

/** No upload lasts longer. */
const ABANDONED_MS = 60 * 60_000;

/**
 * Writes uploads to disk without holding them in memory. What a crash leaves cannot be read, since the keys were in memory
 * alone; it is deleted by its age, since another process on the same folder may be writing there.
 */
export const createSpool = (folder: string) => ({
  open: async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOlderFiles(folder, ABANDONED_MS);
  },
  removeAbandoned: (): Promise<void> => removeOlderFiles(folder, ABANDONED_MS),
  /** Takes a stream to its end; rejects, and leaves nothing, where it breaks or the signal says stop. */
  take: async (stream: Readable, signal: AbortSignal): Promise<SpooledFile> => {
    const [key, iv] = [randomBytes(32), randomBytes(16)];
    const file = join(folder, randomUUID());
    const sink = createWriteStream(file, { mode: 0o600 });
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
      await pipeline(stream, measured, createCipheriv(ALGORITHM, key, iv), sink, { signal });
    } catch (error) {
      await closed(sink);
      await remove();
      throw error;
    }
    const read = async (): Promise<Buffer> => {
      // A stream cipher holds nothing back for its end.
      return createDecipheriv(ALGORITHM, key, iv).update(await readFile(file));
    };
    return { size, sha256: hash.digest("hex"), start, read, remove };
  },
});

/** Opening may still be under way in another thread, and would make the file after it was removed. */
const closed = (sink: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (sink.closed) return resolve();
    sink.once("close", resolve).destroy();
  });

export type Spool = ReturnType<typeof createSpool>;
