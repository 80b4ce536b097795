export interface ByteSource {
  /** In bytes. */
  size: number;
  /** Rejects with `UnreadableVideo` when the range is outside of the file. */
  read: (offset: number, length: number) => Promise<Buffer>;
}

/** The container is damaged, unknown, or too expensive to parse. */
export class UnreadableVideo extends Error {
  override name = "UnreadableVideo";
}

/** Maximum length of one read, in bytes. */
export const MAX_READ = 1024 * 1024;

export const assertInside = (source: Pick<ByteSource, "size">, offset: number, length: number): void => {
  const isInside = Number.isSafeInteger(offset) && offset >= 0 && length >= 0 && length <= MAX_READ && offset + length <= source.size;
  if (!isInside) throw new UnreadableVideo("a structure ends beyond the file");
};

export const toByteSource = (data: Buffer): ByteSource => ({
  size: data.length,
  read: async (offset, length) => {
    assertInside({ size: data.length }, offset, length);
    return data.subarray(offset, offset + length);
  },
});
