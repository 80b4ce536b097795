import { chance, DEVICE, randomMedia, pick, PLACE, secretText, secretTime, u16, u32, type BuiltVideo, type Random } from "./secrets";

const BOX_LARGE = 1;

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, "latin1"), content]);
};

/** A box with a 64-bit size. */
const largeBox = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(BOX_LARGE), Buffer.from(type, "latin1"), u32(0), u32(content.length + 16), content]);
};

const NO_FLAGS = u32(0);
const zeros = (length: number): Buffer => Buffer.alloc(length);

const apple = (type: string, text: string): Buffer => box(type, u16(text.length), u16(0x15c7), Buffer.from(text));

const meta = (random: Random): Buffer => {
  const text = secretText(random);
  const key = "com.apple.quicktime.location.ISO6709";
  return box(
    "meta",
    ...(chance(random, 0.5) ? [NO_FLAGS] : []),
    box("hdlr", NO_FLAGS, zeros(4), Buffer.from("mdta"), zeros(12), Buffer.from("canary\0")),
    box("keys", NO_FLAGS, u32(1), u32(key.length + 8), Buffer.from(`mdta${key}`)),
    box(
      "ilst",
      box("\0\0\0\x01", box("data", u32(1), u32(0), Buffer.from(text))),
      box("\xa9too", box("data", u32(1), u32(0), Buffer.from(DEVICE))),
    ),
  );
};

const XMP = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

/** A random choice of boxes that may appear anywhere and hold metadata. */
const extras = (random: Random): Buffer[] => {
  const all = [
    () =>
      box(
        "udta",
        apple("\xa9xyz", PLACE),
        apple("\xa9mod", DEVICE),
        apple("\xa9day", "canary 2024"),
        ...(chance(random, 0.5) ? [zeros(4)] : []),
      ),
    () => box("udta", meta(random)),
    () => meta(random),
    () => box("uuid", XMP, Buffer.from(`<x:xmpmeta>${secretText(random)}</x:xmpmeta>`)),
    () => largeBox("uuid", XMP, Buffer.from(secretText(random))),
    () => box(pick(random, ["free", "skip", "wide", "gps ", "Xtra", "loci", "©xyz".replace("©", "\xa9")]), Buffer.from(secretText(random))),
    () => box("emsg", NO_FLAGS, Buffer.from(`urn:canary\0${PLACE}\0`), zeros(16)),
    () => box("prft", NO_FLAGS, u32(1), secretTime(8), zeros(4)),
  ];
  return all.filter(() => chance(random, 0.35)).map((make) => make());
};

const times = (random: Random): { version: Buffer; bytes: Buffer; isLong: boolean } => {
  const isLong = chance(random, 0.4);
  const time = secretTime(isLong ? 8 : 4);
  return { version: u32(isLong ? 0x01000000 : 0), bytes: Buffer.concat([time, time]), isLong };
};

interface Track {
  handler: string;
  entry: string;
  samples: readonly Buffer[];
}

const videoEntry = (random: Random, type: string): Buffer =>
  box(
    type,
    zeros(6),
    u16(1),
    zeros(4),
    Buffer.from("cnry"),
    zeros(8),
    u16(320),
    u16(240),
    zeros(14),
    Buffer.from([DEVICE.length]),
    Buffer.from(DEVICE.padEnd(31, "\0")),
    u16(24),
    u16(0xffff),
    box("avcC", zeros(7)),
    ...extras(random),
  );

const soundEntry = (random: Random, type: string): Buffer => {
  const version = pick(random, [0, 1, 2]);
  return box(
    type,
    zeros(6),
    u16(1),
    u16(version),
    u16(0),
    Buffer.from("cnry"),
    zeros(12 + [0, 16, 36][version]!),
    box("esds", zeros(9)),
    ...extras(random),
  );
};

const sampleEntry = (random: Random, { handler, entry }: Track): Buffer => {
  if (handler === "vide") return videoEntry(random, entry);
  return handler === "soun" ? soundEntry(random, entry) : box(entry, zeros(6), u16(1), Buffer.from(secretText(random)));
};

const sampleTable = (random: Random, track: Track, offsets: readonly number[]): Buffer => {
  const isLong = chance(random, 0.4);
  const rows = offsets.map((offset) => (isLong ? Buffer.concat([u32(0), u32(offset)]) : u32(offset)));
  return box(
    "stbl",
    box("stsd", NO_FLAGS, u32(1), sampleEntry(random, track)),
    box("stts", NO_FLAGS, u32(1), u32(track.samples.length), u32(512)),
    box("stsc", NO_FLAGS, u32(1), u32(1), u32(1), u32(1)),
    box("stsz", NO_FLAGS, u32(0), u32(offsets.length), ...track.samples.slice(0, offsets.length).map(({ length }) => u32(length))),
    box(isLong ? "co64" : "stco", NO_FLAGS, u32(offsets.length), ...rows),
    ...extras(random),
  );
};

const trak = (random: Random, track: Track, offsets: readonly number[]): Buffer => {
  const [tkhd, mdhd] = [times(random), times(random)];
  const dref = box("dref", NO_FLAGS, u32(1), box("alis", u32(1), Buffer.from("Macintosh HD:canary:Cupertino")));
  return box(
    "trak",
    box("tkhd", tkhd.version, tkhd.bytes, zeros(72 + (tkhd.isLong ? 4 : 0))),
    ...extras(random),
    box("edts", box("elst", NO_FLAGS, u32(0))),
    box(
      "mdia",
      box("mdhd", mdhd.version, mdhd.bytes, zeros(mdhd.isLong ? 16 : 12)),
      box("hdlr", NO_FLAGS, Buffer.from("mhlr"), Buffer.from(track.handler), Buffer.from("appl"), zeros(8), Buffer.from(`\x13${DEVICE}`)),
      box(
        "minf",
        box(track.handler === "vide" ? "vmhd" : "smhd", zeros(8)),
        box("dinf", dref),
        sampleTable(random, track, offsets),
        ...extras(random),
      ),
      ...extras(random),
    ),
  );
};

const tracksOf = (random: Random, isFragmented: boolean): Track[] => {
  const samples = (make: () => Buffer): Buffer[] => Array.from({ length: 1 + Math.floor(random() * 5) }, make);
  const data: readonly Track[] = [
    { handler: "meta", entry: "gpmd", samples: samples(() => Buffer.from(secretText(random))) },
    { handler: "camm", entry: "camm", samples: samples(() => Buffer.from(secretText(random))) },
    { handler: "tmcd", entry: "tmcd", samples: samples(() => secretTime(4)) },
    { handler: "sbtl", entry: "tx3g", samples: samples(() => Buffer.from(secretText(random))) },
  ];
  return [
    { handler: "vide", entry: "avc1", samples: samples(() => randomMedia(random, 400)) },
    { handler: "soun", entry: "mp4a", samples: samples(() => randomMedia(random, 90)) },
    ...data.filter(() => !isFragmented && chance(random, 0.3)),
  ];
};

const moovOf = (
  random: Random,
  tracks: readonly Track[],
  { offsets, isFragmented }: { offsets: readonly (readonly number[])[]; isFragmented: boolean },
): Buffer => {
  const mvhd = times(random);
  return (chance(random, 0.2) ? largeBox : box)(
    "moov",
    box("mvhd", mvhd.version, mvhd.bytes, zeros(mvhd.isLong ? 92 : 88)),
    ...extras(random),
    ...tracks.map((track, index) => trak(random, track, offsets[index] ?? [])),
    ...(isFragmented ? [box("mvex", box("trex", NO_FLAGS, zeros(20)), ...extras(random))] : []),
    ...extras(random),
  );
};

/** Media data, with the offset of each sample. */
const mdatOf = (random: Random, tracks: readonly Track[]) => {
  const header = chance(random, 0.3) ? 16 : 8;
  const offsets: number[][] = tracks.map(() => []);
  const pieces: Buffer[] = [];
  let at = header;
  for (let round = 0; round < 5; round += 1)
    for (const [index, track] of tracks.entries()) {
      const sample = track.samples[round];
      if (sample === undefined) continue;
      offsets[index]?.push(at);
      pieces.push(sample);
      at += sample.length;
    }
  return { bytes: (header === 16 ? largeBox : box)("mdat", ...pieces), offsets };
};

const fragment = (random: Random, sample: Buffer): Buffer =>
  Buffer.concat([
    ...extras(random),
    box(
      "moof",
      box("mfhd", NO_FLAGS, u32(1)),
      box("traf", box("tfhd", NO_FLAGS, u32(1)), box("trun", NO_FLAGS, u32(0)), ...extras(random)),
      ...extras(random),
    ),
    box("mdat", sample),
  ]);

/** Repeats the same random numbers, so that the same structure can be built with other offsets. */
const replay = (random: Random): (() => Random) => {
  const drawn: number[] = [];
  return () => {
    let next = 0;
    return () => (drawn[next++] ??= random());
  };
};

/** An MP4 or MOV file of random structure with locations, dates and devices in every possible box. */
export const buildMp4 = (random: Random, brand: "mp42" | "qt  "): BuiltVideo => {
  const isFragmented = chance(random, 0.3);
  const tracks = tracksOf(random, isFragmented);
  const start = Buffer.concat([box("ftyp", Buffer.from(brand), u32(512), Buffer.from(brand)), ...extras(random)]);
  return isFragmented ? buildFragmented(random, tracks, start) : buildPlain(random, tracks, start);
};

const buildFragmented = (random: Random, tracks: readonly Track[], start: Buffer): BuiltVideo => {
  const pieces = [start, moovOf(random, tracks, { offsets: [], isFragmented: true })];
  const kept: { offset: number; length: number }[] = [];
  for (const sample of tracks.flatMap(({ samples }) => samples)) {
    pieces.push(fragment(random, sample));
    kept.push({ offset: pieces.reduce((sum, { length }) => sum + length, 0) - sample.length, length: sample.length });
  }
  return { bytes: Buffer.concat([...pieces, ...extras(random)]), kept };
};

const buildPlain = (random: Random, tracks: readonly Track[], start: Buffer): BuiltVideo => {
  const mdat = mdatOf(random, tracks);
  const isMoovFirst = chance(random, 0.5);
  const again = replay(random);
  const moov = (mdatOffset: number): Buffer =>
    moovOf(again(), tracks, { offsets: mdat.offsets.map((offsets) => offsets.map((offset) => offset + mdatOffset)), isFragmented: false });
  const mdatOffset = start.length + (isMoovFirst ? moov(0).length : 0);
  const body = isMoovFirst ? [moov(mdatOffset), mdat.bytes] : [mdat.bytes, moov(mdatOffset)];
  const kept = tracks.flatMap(({ handler, samples }, index) =>
    handler === "vide" || handler === "soun"
      ? samples.map(({ length }, sample) => ({ offset: mdatOffset + (mdat.offsets[index]?.[sample] ?? 0), length }))
      : [],
  );
  return { bytes: Buffer.concat([start, ...body, ...extras(random), ...(chance(random, 0.2) ? [Buffer.from("canary")] : [])]), kept };
};
