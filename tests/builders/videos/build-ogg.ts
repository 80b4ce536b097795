import { chance, DEVICE, randomMedia, pick, PLACE, secretText, type BuiltVideo, type Random } from "./secrets";

/** Computes the CRC bit by bit, unlike the code under test. */
export const slowOggCrc = (page: Buffer): number => {
  let crc = 0;
  for (const byte of page) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
};

interface PageOptions {
  serial: number;
  flags: number;
  sequence: number;
}

const page = (laces: readonly number[], body: Buffer, { serial, flags, sequence }: PageOptions): Buffer => {
  const header = Buffer.alloc(27);
  header.write("OggS", 0, "latin1");
  header[5] = flags;
  header.writeUInt32LE(serial, 14);
  header.writeUInt32LE(sequence, 18);
  header[26] = laces.length;
  const bytes = Buffer.concat([header, Buffer.from(laces), body]);
  bytes.writeUInt32LE(slowOggCrc(bytes), 22);
  return bytes;
};

const lacesOf = (length: number): number[] => [...Array.from({ length: Math.floor(length / 255) }, () => 255), length % 255];

const u32le = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const field = (value: string): Buffer => Buffer.concat([u32le(Buffer.byteLength(value)), Buffer.from(value)]);

/** First bytes of a stream's first two packets. */
type Magic = readonly [string, string];

const VORBIS: Magic = ["\x01vorbis", "\x03vorbis"];
const THEORA: Magic = ["\x80theora", "\x81theora"];
const OPUS: Magic = ["OpusHead", "OpusTags"];

const comment = (random: Random, magic: string): Buffer => {
  const values = [
    `LOCATION=${PLACE}`,
    `ENCODER=${DEVICE}`,
    `COMMENT=${secretText(random)}`,
    `METADATA_BLOCK_PICTURE=${"canary".repeat(Math.floor(random() ** 4 * 12_000))}`,
  ];
  return Buffer.concat([Buffer.from(magic, "latin1"), field(DEVICE), u32le(values.length), ...values.map(field), Buffer.from([1])]);
};

/** The pages of one stream: header, comments (on several pages when long, the last one shared with setup data) and media. */
const stream = (random: Random, serial: number): { bytes: Buffer; length: number }[] => {
  const [startMagic, commentMagic] = pick(random, [VORBIS, THEORA, OPUS]);
  const start = Buffer.concat([Buffer.from(startMagic, "latin1"), Buffer.alloc(22)]);
  const pages = [{ bytes: page(lacesOf(start.length), start, { serial, flags: 2, sequence: 0 }), length: 0 }];
  const comments = comment(random, commentMagic);
  const setup = randomMedia(random, 60);
  const [laces, body] = chance(random, 0.5)
    ? [[...lacesOf(comments.length), ...lacesOf(setup.length)], Buffer.concat([comments, setup])]
    : [lacesOf(comments.length), comments];
  let [at, isContinued] = [0, false];
  const perPage = pick(random, [255, 40, 3, 1]);
  for (let lace = 0; lace < laces.length; lace += perPage) {
    const own = laces.slice(lace, lace + perPage);
    const length = own.reduce((sum, value) => sum + value, 0);
    pages.push({
      bytes: page(own, body.subarray(at, at + length), { serial, flags: isContinued ? 1 : 0, sequence: pages.length }),
      length: 0,
    });
    at += length;
    isContinued = own.at(-1) === 255;
  }
  for (let index = 0; index < 1 + Math.floor(random() * 4); index += 1) {
    const own = randomMedia(random, 200);
    pages.push({ bytes: page(lacesOf(own.length), own, { serial, flags: 0, sequence: pages.length }), length: own.length });
  }
  return pages;
};

/** An Ogg file of several streams, multiplexed or chained, with locations and devices in their comments. */
export const buildOgg = (random: Random): BuiltVideo => {
  const [first, second] = [stream(random, 1), stream(random, 2)];
  const isChained = chance(random, 0.3);
  const beside = [first[0], second[0], ...first.slice(1), ...second.slice(1)].filter((one) => one !== undefined);
  const pages = isChained ? [...first, ...second] : beside;
  const kept: { offset: number; length: number }[] = [];
  let offset = 0;
  for (const { bytes, length } of pages) {
    offset += bytes.length;
    if (length > 0) kept.push({ offset: offset - length, length });
  }
  return { bytes: Buffer.concat(pages.map(({ bytes }) => bytes)), kept };
};

export const listPages = (bytes: Buffer): Buffer[] => {
  const pages: Buffer[] = [];
  for (let offset = 0; offset < bytes.length;) {
    const segments = bytes[offset + 26] ?? 0;
    const length = bytes.subarray(offset + 27, offset + 27 + segments).reduce((sum, value) => sum + value, 27 + segments);
    pages.push(bytes.subarray(offset, offset + length));
    offset += length;
  }
  return pages;
};
