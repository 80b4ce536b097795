import { mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { Writable } from "node:stream";

export interface LogFileOptions {
  maxBytes?: number;
  /** Number of older files beside the current one: `{file}.1` (the newest), `{file}.2` … */
  maxOldFiles?: number;
  /** Whether to begin with an empty file. */
  isFresh?: boolean;
  /** Called at the first of several failures in a row. */
  onFailure?: (error: unknown) => void;
}

const MAX_BYTES = 5_000_000;
const MAX_OLD_FILES = 2;

/**
 * A log with mode 600 of at most `(maxOldFiles + 1) * maxBytes`. The stream never fails: a chunk that cannot be written is
 * dropped, and the file is opened again for the next one, so a full disk does not end the process.
 */
export const createLogFile = (
  file: string,
  { maxBytes = MAX_BYTES, maxOldFiles = MAX_OLD_FILES, isFresh = false, onFailure }: LogFileOptions = {},
): Writable => {
  let current: { handle: FileHandle; size: number } | null = null;
  let flags: "a" | "w" = isFresh ? "w" : "a";
  let hasFailed = false;

  const openFile = async (): Promise<{ handle: FileHandle; size: number }> => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(file, flags, 0o600);
    try {
      const stats = await handle.stat();
      flags = "a";
      return { handle, size: stats.size };
    } catch (error) {
      await handle.close();
      throw error;
    }
  };

  const close = async (): Promise<void> => {
    const closing = current;
    current = null;
    await closing?.handle.close().catch(() => undefined); // its data was written already
  };

  const rotate = async (): Promise<void> => {
    await close();
    await rm(`${file}.${maxOldFiles}`, { force: true });
    for (let age = maxOldFiles - 1; age >= 1; age -= 1) await rename(`${file}.${age}`, `${file}.${age + 1}`).catch(() => undefined); // fewer files exist
    if (maxOldFiles > 0) await rename(file, `${file}.1`);
    else flags = "w";
  };

  const append = async (chunk: Buffer): Promise<void> => {
    current ??= await openFile();
    if (current.size > 0 && current.size + chunk.length > maxBytes) {
      await rotate();
      current = await openFile();
    }
    await current.handle.appendFile(chunk.subarray(0, maxBytes));
    current.size += Math.min(chunk.length, maxBytes);
  };

  const appendOrDrop = async (chunk: Buffer): Promise<void> => {
    try {
      await append(chunk);
      hasFailed = false;
    } catch (error) {
      await close();
      if (!hasFailed) onFailure?.(error);
      hasFailed = true;
    }
  };

  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void appendOrDrop(chunk).then(() => done()),
    // Empties the file of an earlier run when nothing was written.
    final: (done) => void (flags === "w" ? appendOrDrop(Buffer.alloc(0)) : Promise.resolve()).then(close).then(() => done()),
    destroy: (_error, done) => void close().then(() => done(null)),
  });
};
