/** A file that can be read in pieces. */
export interface ByteSource {
  /** Bytes. */
  size: number;
  /** Rejects with `UnreadableVideo` outside of the file. */
  read: (offset: number, length: number) => Promise<Buffer>;
}

/** The container is broken, of an unknown kind, or too expensive to look through. */
export class UnreadableVideo extends Error {
  override name = "UnreadableVideo";
}

/** No structure that is read as a whole is longer; bytes. */
export const MAX_READ = 1024 * 1024;

export const assertInside = (source: Pick<ByteSource, "size">, offset: number, length: number): void => {
  const isInside = Number.isSafeInteger(offset) && offset >= 0 && length >= 0 && length <= MAX_READ && offset + length <= source.size;
  if (!isInside) throw new UnreadableVideo("a structure reaches beyond the file");
};
