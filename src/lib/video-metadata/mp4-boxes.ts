import { UnreadableVideo, type ByteSource } from "./byte-source";

export interface Box {
  type: string;
  /** Offset of the header. */
  offset: number;
  /** Offset of the content. */
  start: number;
  end: number;
}

export interface BoxRange {
  start: number;
  end: number;
}

const MAX_BOXES = 20_000;

/** Throws for boxes that end beyond their range, and for files with too many boxes. */
export const createBoxReader = (source: ByteSource) => {
  let count = 0;

  const readBox = async (offset: number, end: number): Promise<Box> => {
    count += 1;
    if (count > MAX_BOXES) throw new UnreadableVideo("too many boxes");
    const header = await source.read(offset, Math.min(16, end - offset));
    const size = header.readUInt32BE(0);
    const type = header.toString("latin1", 4, 8);
    if (size === 0) return { type, offset, start: offset + 8, end };
    const isLong = size === 1;
    if (isLong && header.length < 16) throw new UnreadableVideo("a box is cut short");
    const length = isLong ? Number(header.readBigUInt64BE(8)) : size;
    const box = { type, offset, start: offset + (isLong ? 16 : 8), end: offset + length };
    if (box.end < box.start || box.end > end) throw new UnreadableVideo(`the box ${JSON.stringify(type)} has an impossible size`);
    return box;
  };

  /** Calls `onRest` with up to 7 bytes after the last box. */
  return async (range: BoxRange, onRest: (offset: number, length: number) => void): Promise<Box[]> => {
    const boxes: Box[] = [];
    let offset = range.start;
    while (range.end - offset >= 8) {
      const box = await readBox(offset, range.end);
      boxes.push(box);
      offset = box.end;
    }
    onRest(offset, range.end - offset);
    return boxes;
  };
};

export type BoxReader = ReturnType<typeof createBoxReader>;
