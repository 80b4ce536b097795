import { UnreadableVideo, type ByteSource } from "./byte-source";

/** `end` is null when the size is unknown. */
export interface Element {
  id: number;
  offset: number;
  start: number;
  end: number | null;
}

export type SizedElement = Element & { end: number };

const MAX_ELEMENTS = 200_000;
const HEADER_BYTES = 12;

/** Length in bytes of a variable-length number with this first byte; 9 for an invalid one. */
const widthOf = (first: number): number => Math.clz32(first) - 23;

/** Throws for elements that end beyond their parent. */
export const createElementReader = (source: ByteSource) => {
  let count = 0;
  return async (offset: number, end: number): Promise<Element> => {
    count += 1;
    if (count > MAX_ELEMENTS) throw new UnreadableVideo("too many elements");
    const header = await source.read(offset, Math.min(HEADER_BYTES, end - offset));
    const idWidth = widthOf(header[0] ?? 0);
    const sizeWidth = widthOf(header[idWidth] ?? 0);
    if (idWidth > 4 || sizeWidth > 8 || idWidth + sizeWidth > header.length) throw new UnreadableVideo("an element has no header");
    const id = header.readUIntBE(0, idWidth);
    const start = offset + idWidth + sizeWidth;
    const size = readSize(header.subarray(idWidth, idWidth + sizeWidth));
    if (size !== null && start + size > end) throw new UnreadableVideo("an element ends beyond its parent");
    return { id, offset, start, end: size === null ? null : start + size };
  };
};

export type ElementReader = ReturnType<typeof createElementReader>;

/** Null for an unknown size, whose bits are all set. */
const readSize = (bytes: Buffer): number | null => {
  const mask = 0xff >> bytes.length;
  const first = (bytes[0] ?? 0) & mask;
  const isUnknown = first === mask && bytes.subarray(1).every((byte) => byte === 0xff);
  if (isUnknown) return null;
  const size = bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, first);
  if (!Number.isSafeInteger(size)) throw new UnreadableVideo("an element has an impossible size");
  return size;
};

/** Header of a `Void` element with a total size of at least 2 bytes. */
export const voidHeader = (total: number): Buffer => {
  const width = Math.min(8, total - 1);
  const header = Buffer.alloc(1 + width);
  const size = BigInt(total - 1 - width) | (1n << BigInt(7 * width));
  for (let index = 0; index < width; index += 1) header[width - index] = Number((size >> BigInt(8 * index)) & 0xffn);
  header[0] = 0xec;
  return header;
};

/** Throws when the size is unknown. */
export const assertSized = (element: Element): SizedElement => {
  if (element.end === null) throw new UnreadableVideo("an element has an unknown size");
  return { ...element, end: element.end };
};
