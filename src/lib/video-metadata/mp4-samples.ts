import { UnreadableVideo, type ByteSource } from "./byte-source";
import type { Box, BoxReader, BoxRange } from "./mp4-boxes";
import type { PatchList } from "./patch-list";

/** Limits for one track; more would be hours of data. */
const MAX_CHUNKS = 40_000;
const MAX_SAMPLES = 2_000_000;
const ROWS_AT_ONCE = 4_096;

/** Needs the track's sample table, which a fragmented track does not have. */
export const zeroSamples = async (
  source: ByteSource,
  table: BoxRange,
  { boxes, patches }: { boxes: BoxReader; patches: PatchList },
): Promise<void> => {
  const parts = new Map((await boxes(table, () => undefined)).map((box) => [box.type, box]));
  const offsets = await readOffsets(source, parts);
  const perChunk = await readPerChunk(source, parts.get("stsc"), offsets.length);
  const sizes = await readSizes(source, parts);
  let sample = 0;
  for (const [index, offset] of offsets.entries()) {
    const count = perChunk[index] ?? 0;
    let length = 0;
    for (let end = sample + count; sample < end; sample += 1) length += sizes(sample);
    if (offset + length > source.size) throw new UnreadableVideo("a sample ends beyond the file");
    patches.zero(offset, length);
  }
};

type Parts = ReadonlyMap<string, Box>;

/** `from`: offset of the first row in the box; the number of rows precedes it. */
const readRows = async (
  source: ByteSource,
  box: Box,
  { from, width, max }: { from: number; width: number; max: number },
): Promise<Buffer> => {
  const count = (await source.read(box.start + from - 4, 4)).readUInt32BE(0);
  if (count > max || box.start + from + count * width > box.end) throw new UnreadableVideo("a sample table has an impossible length");
  const pieces: Buffer[] = [];
  for (let row = 0; row < count; row += ROWS_AT_ONCE)
    pieces.push(await source.read(box.start + from + row * width, Math.min(ROWS_AT_ONCE, count - row) * width));
  return Buffer.concat(pieces);
};

const readOffsets = async (source: ByteSource, parts: Parts): Promise<number[]> => {
  const [short, long] = [parts.get("stco"), parts.get("co64")];
  if (short !== undefined) return numbers(await readRows(source, short, { from: 8, width: 4, max: MAX_CHUNKS }), 4);
  if (long !== undefined) return numbers(await readRows(source, long, { from: 8, width: 8, max: MAX_CHUNKS }), 8);
  return [];
};

const numbers = (rows: Buffer, width: 4 | 8): number[] =>
  Array.from({ length: rows.length / width }, (_, row) =>
    width === 4 ? rows.readUInt32BE(row * 4) : Number(rows.readBigUInt64BE(row * 8)),
  );

const readPerChunk = async (source: ByteSource, box: Box | undefined, chunks: number): Promise<number[]> => {
  if (box === undefined) return [];
  const rows = await readRows(source, box, { from: 8, width: 12, max: MAX_CHUNKS });
  const counts: number[] = [];
  for (let row = 0; row < rows.length; row += 12) {
    const last = row + 12 < rows.length ? rows.readUInt32BE(row + 12) - 1 : chunks;
    while (counts.length < Math.min(last, chunks)) counts.push(rows.readUInt32BE(row + 4));
  }
  if (counts.reduce((sum, count) => sum + count, 0) > MAX_SAMPLES) throw new UnreadableVideo("too many samples");
  return counts;
};

const readSizes = async (source: ByteSource, parts: Parts): Promise<(sample: number) => number> => {
  const box = parts.get("stsz");
  if (box === undefined) {
    if (parts.has("stz2")) throw new UnreadableVideo("compact sample sizes are not supported");
    return () => 0;
  }
  const commonSize = (await source.read(box.start + 4, 4)).readUInt32BE(0);
  if (commonSize > 0) return () => commonSize;
  const rows = await readRows(source, box, { from: 12, width: 4, max: MAX_SAMPLES });
  return (sample) => (sample * 4 + 4 <= rows.length ? rows.readUInt32BE(sample * 4) : 0);
};
