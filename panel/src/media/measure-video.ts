import type { ByteSource } from "../../../src/lib/video-metadata/byte-source";
import { type BoxRange, createBoxReader } from "../../../src/lib/video-metadata/mp4-boxes";
import { SEGMENT, TRACK_ENTRY, TRACK_FIELDS, TRACKS } from "../../../src/lib/video-metadata/webm";
import { createElementReader } from "../../../src/lib/video-metadata/webm-elements";

/** Sample entries of HEVC, and of Dolby Vision based on it. */
const HEVC_ENTRIES: readonly string[] = ["hvc1", "hev1", "dvh1", "dvhe"];

/**
 * Offsets from the end of a track header, in bytes: the matrix that rotates the picture, and its width and height in 65,536ths of a pixel.
 */
const [MATRIX, SIZE, FRACTION] = [44, 8, 65_536];

type Size = { width: number; height: number };

/** `size` is the displayed size in pixels; null when the file does not contain it. */
export type VideoFacts = { isHevc: boolean; size: Size | null };

const toSize = (width: number, height: number): Size | null => (width > 0 && height > 0 ? { width, height } : null);

/** An upright film is stored on its side, with a matrix that rotates it by a quarter turn. */
const readTrackHeader = (header: Buffer): Size | null => {
  if (header.length < MATRIX) return null;
  const matrix = header.subarray(-MATRIX);
  const isTurned = matrix.readInt32BE(0) === 0 && matrix.readInt32BE(16) === 0;
  const [width, height] = [header.readUInt32BE(header.length - SIZE) / FRACTION, header.readUInt32BE(header.length - SIZE / 2) / FRACTION];
  return isTurned ? toSize(Math.round(height), Math.round(width)) : toSize(Math.round(width), Math.round(height));
};

/** Reads the first track with pictures. */
const measureMp4 = async (source: ByteSource): Promise<VideoFacts> => {
  const boxes = createBoxReader(source);
  const list = (range: BoxRange) => boxes(range, () => undefined);
  const find = async (range: BoxRange, path: readonly string[]): Promise<BoxRange | null> => {
    const [type, ...below] = path;
    if (type === undefined) return range;
    const child = (await list(range)).find((box) => box.type === type);
    return child === undefined ? null : find(child, below);
  };
  const read = async (track: BoxRange, path: readonly string[]): Promise<Buffer> => {
    const box = await find(track, path);
    return box === null ? Buffer.alloc(0) : source.read(box.start, box.end - box.start);
  };
  const film = await find({ start: 0, end: source.size }, ["moov"]);
  for (const track of film === null ? [] : await list(film)) {
    if (track.type !== "trak" || (await read(track, ["mdia", "hdlr"])).toString("latin1", 8, 12) !== "vide") continue;
    const entry = (await read(track, ["mdia", "minf", "stbl", "stsd"])).toString("latin1", 12, 16);
    return { isHevc: HEVC_ENTRIES.includes(entry), size: readTrackHeader(await read(track, ["tkhd"])) };
  }
  return { isHevc: false, size: null };
};

const [PIXEL_WIDTH, PIXEL_HEIGHT] = [0xb0, 0xba];

const measureWebm = async (source: ByteSource): Promise<VideoFacts> => {
  const readElement = createElementReader(source);
  const find = async (range: BoxRange, path: readonly number[]): Promise<BoxRange | null> => {
    const [id, ...below] = path;
    if (id === undefined) return range;
    for (let offset = range.start; offset < range.end;) {
      const { id: found, start, end } = await readElement(offset, range.end);
      const inside = found === id ? await find({ start, end: end ?? range.end }, below) : null;
      if (inside !== null || end === null) return inside;
      offset = end;
    }
    return null;
  };
  const readNumber = async (id: number): Promise<number> => {
    const range = await find({ start: 0, end: source.size }, [SEGMENT, TRACKS, TRACK_ENTRY, TRACK_FIELDS.Video, id]);
    const bytes = range === null ? Buffer.alloc(0) : await source.read(range.start, Math.min(4, range.end - range.start));
    return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  };
  return { isHevc: false, size: toSize(await readNumber(PIXEL_WIDTH), await readNumber(PIXEL_HEIGHT)) };
};

/**
 * Does not read an Ogg file's size.
 * @throws UnreadableVideo
 */
export const measureVideo = (source: ByteSource, mimetype: string): Promise<VideoFacts> => {
  if (mimetype === "video/mp4") return measureMp4(source);
  return mimetype === "video/webm" ? measureWebm(source) : Promise.resolve({ isHevc: false, size: null });
};
