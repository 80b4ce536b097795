import { UnreadableVideo, type ByteSource } from "./byte-source";
import type { PatchList } from "./patch-list";
import { createElementReader, assertSized, voidHeader, type ElementReader, type SizedElement } from "./webm-elements";
import { blankTrack, CODEC_ID, CODEC_PRIVATE, TRACK_TYPE } from "./webm-track";

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const CLUSTER = 0x1f43b675;

/** Elements that are kept, by parent; any other becomes `Void`. */
const KEPT = {
  header: new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285]),
  /** SeekHead, Cues. */
  segment: new Set([0x114d9b74, 0x1c53bb6b]),
  /** TimestampScale, Duration. */
  info: new Set([0x2ad7b1, 0x4489]),
  track: new Set([
    0xd7,
    0x73c5,
    TRACK_TYPE,
    0xb9,
    0x88,
    0x55aa,
    0x9c,
    0x6de7,
    0x6df8,
    0x23e383,
    0x23314f,
    0x22b59c,
    0x22b59d,
    CODEC_ID,
    CODEC_PRIVATE,
    0x56aa,
    0x56bb,
    0xe0,
    0xe1,
    0x55ee,
    0x41e4,
    0x6d80,
  ]),
} as const;

/** MuxingApp and WritingApp: required elements that may be empty. */
const APP_NAMES = new Set([0x4d80, 0x5741]);

/** Elements in a cluster of unknown size; any other element ends it. */
const IN_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0x5854, 0xaf, 0xec, 0xbf]);

/** Finds the patches that remove everything from a WebM or Matroska file that a player does not need. */
export const findWebmPatches = async (source: ByteSource, patches: PatchList): Promise<void> => {
  const readElement = createElementReader(source);

  const discard = ({ offset, end }: SizedElement): void => {
    const header = voidHeader(end - offset);
    patches.write(offset, header);
    patches.zero(offset + header.length, end - offset - header.length);
  };

  const list = async (parent: SizedElement): Promise<SizedElement[]> => {
    const elements: SizedElement[] = [];
    for (let offset = parent.start; offset < parent.end;) {
      const element = assertSized(await readElement(offset, parent.end));
      elements.push(element);
      offset = element.end;
    }
    return elements;
  };

  const keepOnly = async (parent: SizedElement, kept: ReadonlySet<number>): Promise<void> => {
    for (const element of await list(parent)) {
      if (APP_NAMES.has(element.id) && parent.id === INFO) patches.zero(element.start, element.end - element.start);
      else if (!kept.has(element.id)) discard(element);
    }
  };

  const handleTracks = async (tracks: SizedElement): Promise<void> => {
    for (const entry of await list(tracks)) {
      if (entry.id !== TRACK_ENTRY) discard(entry);
      else {
        await keepOnly(entry, KEPT.track);
        await blankTrack(source, await list(entry), patches);
      }
    }
  };

  const walkSegment = async (start: number, end: number): Promise<void> => {
    for (let offset = start; offset < end;) {
      const element = await readElement(offset, end);
      if (element.id === CLUSTER) {
        offset = element.end ?? (await skipCluster(readElement, element.start, end));
        continue;
      }
      const known = assertSized(element);
      if (known.id === INFO) await keepOnly(known, KEPT.info);
      else if (known.id === TRACKS) await handleTracks(known);
      else if (!KEPT.segment.has(known.id)) discard(known);
      offset = known.end;
    }
  };

  const header = assertSized(await readElement(0, source.size));
  if (header.id !== EBML) throw new UnreadableVideo("no EBML header");
  await keepOnly(header, KEPT.header);
  for (let offset = header.end; offset < source.size;) {
    const element = await readElement(offset, source.size);
    const end = element.end ?? source.size;
    if (element.id === SEGMENT) await walkSegment(element.start, end);
    else discard(assertSized(element));
    offset = end;
  }
};

/** The offset after a cluster of unknown size. */
const skipCluster = async (readElement: ElementReader, start: number, end: number): Promise<number> => {
  let offset = start;
  while (offset < end) {
    const element = await readElement(offset, end);
    if (!IN_CLUSTER.has(element.id)) return offset;
    offset = assertSized(element).end;
  }
  return offset;
};
