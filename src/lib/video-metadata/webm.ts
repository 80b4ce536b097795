import { UnreadableVideo, type ByteSource } from "./byte-source";
import type { PatchList } from "./patch-list";
import { createElementReader, assertSized, voidHeader, type ElementReader, type SizedElement } from "./webm-elements";
import { blankTrack, CODEC_ID, CODEC_PRIVATE, TRACK_TYPE } from "./webm-track";

/** IDs from Matroska's specification (RFC 9559). */
const EBML = 0x1a45dfa3;
export const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
export const TRACKS = 0x1654ae6b;
export const TRACK_ENTRY = 0xae;
const CLUSTER = 0x1f43b675;

const HEADER_FIELDS = {
  EBMLVersion: 0x4286,
  EBMLReadVersion: 0x42f7,
  EBMLMaxIDLength: 0x42f2,
  EBMLMaxSizeLength: 0x42f3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
};

const SEGMENT_FIELDS = { SeekHead: 0x114d9b74, Cues: 0x1c53bb6b };

const INFO_FIELDS = { TimestampScale: 0x2ad7b1, Duration: 0x4489 };

export const TRACK_FIELDS = {
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: TRACK_TYPE,
  FlagEnabled: 0xb9,
  FlagDefault: 0x88,
  FlagForced: 0x55aa,
  FlagLacing: 0x9c,
  MinCache: 0x6de7,
  MaxCache: 0x6df8,
  DefaultDuration: 0x23e383,
  TrackTimestampScale: 0x23314f,
  Language: 0x22b59c,
  LanguageBCP47: 0x22b59d,
  CodecID: CODEC_ID,
  CodecPrivate: CODEC_PRIVATE,
  CodecDelay: 0x56aa,
  SeekPreRoll: 0x56bb,
  Video: 0xe0,
  Audio: 0xe1,
  MaxBlockAdditionID: 0x55ee,
  BlockAdditionMapping: 0x41e4,
  ContentEncodings: 0x6d80,
};

/** Elements inside a cluster of unknown size; any other element ends it. */
const CLUSTER_FIELDS = {
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
  BlockGroup: 0xa0,
  PrevSize: 0xab,
  Position: 0xa7,
  SilentTracks: 0x5854,
  EncryptedBlock: 0xaf,
  Void: 0xec,
  "CRC-32": 0xbf,
};

const idsOf = (fields: Readonly<Record<string, number>>): ReadonlySet<number> => new Set(Object.values(fields));

/** Elements that are kept, by parent; any other becomes `Void`. */
const KEPT = { header: idsOf(HEADER_FIELDS), segment: idsOf(SEGMENT_FIELDS), info: idsOf(INFO_FIELDS), track: idsOf(TRACK_FIELDS) };

/** Required elements that may be empty. */
const APP_NAMES = idsOf({ MuxingApp: 0x4d80, WritingApp: 0x5741 });

const IN_CLUSTER = idsOf(CLUSTER_FIELDS);

/** Handles WebM and Matroska. Removes everything that a player does not need. */
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

/** Returns the offset after a cluster of unknown size. */
const skipCluster = async (readElement: ElementReader, start: number, end: number): Promise<number> => {
  let offset = start;
  while (offset < end) {
    const element = await readElement(offset, end);
    if (!IN_CLUSTER.has(element.id)) return offset;
    offset = assertSized(element).end;
  }
  return offset;
};
