import type { Readable } from "node:stream";

/** Both bytes are included. */
export type ByteRange = { start: number; end: number };

/** In a folder or a bucket. */
export type PublicFiles = {
  /** In bytes; null when there is no such file. */
  sizeOf: (name: string) => Promise<number | null>;
  /** @throws Error when there is no such file. */
  read: (name: string, range?: ByteRange) => Promise<Readable>;
};
