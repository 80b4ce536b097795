import { UnreadableVideo, type ByteSource } from "./byte-source";
import type { Box, BoxRange, BoxReader } from "./mp4-boxes";
import type { PatchList } from "./patch-list";

const FREE = Buffer.from("free");

/** By offset from the start of a sample entry. */
const VENDOR = { offset: 20, length: 4 };
const COMPRESSOR_NAME = { offset: 50, length: 32 };
const VIDEO_ENTRY_BYTES = 86;
const SOUND_ENTRY_BYTES: Readonly<Record<number, number>> = { 0: 36, 1: 52, 2: 72 };

/** Each function removes the metadata of one kind of box; the size of the box does not change. */
export const createBoxBlanker = (source: ByteSource, { boxes, patches }: { boxes: BoxReader; patches: PatchList }) => {
  /** Turns the box into an empty `free` box, which players skip. */
  const box = ({ offset, start, end }: Box): void => {
    patches.write(offset + 4, FREE);
    patches.zero(start, end - start);
  };

  const times = async ({ start, end }: Box): Promise<void> => {
    const [version] = await source.read(start, 1);
    const length = version === 1 ? 16 : 8;
    if (start + 4 + length > end) throw new UnreadableVideo("a header is cut short");
    patches.zero(start + 4, length);
  };

  /** Vendor, flags and name follow the handler's type. */
  const handler = ({ start, end }: Box): void => patches.zero(start + 12, end - start - 12);

  /** A data reference may contain the name of a file and of its disk. */
  const references = async ({ start, end }: Box): Promise<void> => {
    for (const entry of await boxes({ start: start + 8, end }, patches.zero)) patches.zero(entry.start + 4, entry.end - entry.start - 4);
  };

  const videoEntry = (entry: Box): BoxRange => {
    if (entry.end - entry.offset < VIDEO_ENTRY_BYTES) throw new UnreadableVideo("a sample entry is cut short");
    patches.zero(entry.offset + VENDOR.offset, VENDOR.length);
    patches.zero(entry.offset + COMPRESSOR_NAME.offset, COMPRESSOR_NAME.length);
    return { start: entry.offset + VIDEO_ENTRY_BYTES, end: entry.end };
  };

  const soundEntry = async (entry: Box): Promise<BoxRange> => {
    const version = (await source.read(entry.offset + 16, 2)).readUInt16BE(0);
    const fixed = SOUND_ENTRY_BYTES[version];
    if (fixed === undefined || entry.end - entry.offset < fixed) throw new UnreadableVideo("a sample entry has an unknown version");
    patches.zero(entry.offset + VENDOR.offset, VENDOR.length);
    return { start: entry.offset + fixed, end: entry.end };
  };

  return { box, times, handler, references, videoEntry, soundEntry };
};
