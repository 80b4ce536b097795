import { UnreadableVideo, type ByteSource } from "./byte-source";
import { applyPatches, type Patch, type PatchList } from "./patch-list";
import { emptyComment } from "./xiph-comment";

const HEADER_BYTES = 27;
const CRC_OFFSET = 22;
const FIRST_PAGE = 2;
const CONTINUED = 1;

/** First bytes of a stream's first packet. The second packet contains the comments. */
const CODEC_SIGNATURES = [Buffer.from("\x01vorbis", "latin1"), Buffer.from("\x80theora", "latin1"), Buffer.from("OpusHead")] as const;

/** Longer comments, for example with a cover picture, make the file unreadable. */
const MAX_COMMENT_BYTES = 16 * 1024 * 1024;

const CRC_POLYNOMIAL = 0x04c11db7;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value & 0x80000000 ? CRC_POLYNOMIAL : 0);
  return value >>> 0;
});

/** The page's own checksum field must be zero (RFC 3533). */
const oggCrc = (page: Buffer): number => page.reduce((crc, byte) => ((crc << 8) ^ (CRC_TABLE[(crc >>> 24) ^ byte] ?? 0)) >>> 0, 0);

interface Stream {
  /** Number of complete packets. */
  packets: number;
  /** Parts of the comment packet that have been read. */
  parts: Part[];
  length: number;
  /** First bytes of the comment packet. */
  start: Buffer;
}

interface Part {
  page: Page;
  offset: number;
  length: number;
}

interface Page {
  offset: number;
  length: number;
}

/** Empties the comments (Vorbis, Theora, Opus) and updates the checksums of the changed pages. */
export const findOggPatches = async (source: ByteSource, patches: PatchList): Promise<void> => {
  const streams = new Map<number, Stream>();
  const pages = createPagePatches(source, patches);

  const readPart = async (stream: Stream, part: Part): Promise<void> => {
    if (stream.packets !== 1) return;
    stream.parts.push(part);
    stream.length += part.length;
    if (stream.length > MAX_COMMENT_BYTES) throw new UnreadableVideo("comments that are too long");
    if (stream.start.length < 8)
      stream.start = Buffer.concat([stream.start, await source.read(part.offset, Math.min(part.length, 8 - stream.start.length))]);
  };

  const openStream = async (serial: number, offset: number): Promise<Stream> => {
    const magic = await source.read(offset, Math.min(8, source.size - offset));
    if (!CODEC_SIGNATURES.some((codec) => magic.subarray(0, codec.length).equals(codec)))
      throw new UnreadableVideo("a stream with an unknown codec");
    const stream: Stream = { packets: 0, parts: [], length: 0, start: Buffer.alloc(0) };
    streams.set(serial, stream);
    return stream;
  };

  /** Returns the offset of the next page. */
  const readPage = async (offset: number): Promise<number> => {
    const header = await source.read(offset, HEADER_BYTES);
    if (header.toString("latin1", 0, 4) !== "OggS" || header[4] !== 0) throw new UnreadableVideo("no Ogg page");
    const [flags = 0, segments = 0] = [header[5], header[26]];
    const lacing = await source.read(offset + HEADER_BYTES, segments);
    const body = offset + HEADER_BYTES + segments;
    const page = { offset, length: HEADER_BYTES + segments + lacing.reduce((sum, value) => sum + value, 0) };
    if (offset + page.length > source.size) throw new UnreadableVideo("a page is cut short");
    const serial = header.readUInt32LE(14);
    const stream = flags & FIRST_PAGE ? await openStream(serial, body) : streams.get(serial);
    if (stream === undefined) throw new UnreadableVideo("a page without a stream");
    if (stream.packets === 1 && stream.parts.length > 0 !== Boolean(flags & CONTINUED)) throw new UnreadableVideo("comments with a gap");
    await readPackets(stream, page, { lacing, body });
    return offset + page.length;
  };

  const readPackets = async (stream: Stream, page: Page, { lacing, body }: { lacing: Buffer; body: number }): Promise<void> => {
    let [at, length] = [body, 0];
    for (const [index, value] of lacing.entries()) {
      length += value;
      const isEnd = value < 255;
      if (!isEnd && index < lacing.length - 1) continue;
      await readPart(stream, { page, offset: at, length });
      at += length;
      length = 0;
      if (!isEnd) return;
      if (stream.packets === 1) pages.blank(stream);
      stream.packets += 1;
    }
  };

  for (let offset = 0; offset < source.size;) offset = await readPage(offset);
  if ([...streams.values()].some(({ packets }) => packets < 2)) throw new UnreadableVideo("a stream without comments");
  await pages.finish();
};

/** Collects the changes of each page; `finish` adds the checksums. */
const createPagePatches = (source: ByteSource, patches: PatchList) => {
  const changed = new Map<number, { page: Page; patches: Patch[] }>();

  const change = (page: Page, patch: Patch): void => {
    const known = changed.get(page.offset) ?? { page, patches: [] };
    known.patches.push(patch);
    changed.set(page.offset, known);
  };

  const blank = ({ parts, length, start }: Stream): void => {
    const empty = emptyComment(start, length);
    let at = 0;
    for (const { page, offset, length: partLength } of parts) {
      const bytes = Buffer.alloc(partLength);
      if (at < empty.length) empty.copy(bytes, 0, at, Math.min(empty.length, at + partLength));
      change(page, { offset, length: partLength, bytes });
      at += partLength;
    }
  };

  const addChecksum = async ({ page, patches: own }: { page: Page; patches: readonly Patch[] }): Promise<void> => {
    const bytes = applyPatches(await source.read(page.offset, page.length), page.offset, own);
    bytes.writeUInt32LE(0, CRC_OFFSET);
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(oggCrc(bytes));
    patches.write(page.offset + CRC_OFFSET, sum);
    own.forEach(({ offset, bytes: content, length }) => (content === null ? patches.zero(offset, length) : patches.write(offset, content)));
  };

  return {
    blank,
    finish: async (): Promise<void> => {
      for (const one of changed.values()) await addChecksum(one);
    },
  };
};
