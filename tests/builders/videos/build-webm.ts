import { chance, DEVICE, randomMedia, pick, PLACE, secretText, secretTime, type BuiltVideo, type Random } from "./secrets";

const idBytes = (id: number): Buffer =>
  Buffer.from(id.toString(16).padStart(id > 0xffffff ? 8 : id > 0xffff ? 6 : id > 0xff ? 4 : 2, "0"), "hex");

const sizeBytes = (size: number, width: number): Buffer => {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(size, Math.max(0, width - 6), Math.min(6, width));
  bytes[0] = (bytes[0] ?? 0) | (0x80 >> (width - 1));
  return bytes;
};

/** An element, sometimes with a longer size field than necessary. */
const element = (random: Random, id: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const least = content.length < 0x7f ? 1 : content.length < 0x3fff ? 2 : 3;
  return Buffer.concat([idBytes(id), sizeBytes(content.length, pick(random, [least, least, 4, 8])), content]);
};

const UNKNOWN_SIZE = Buffer.from("01ffffffffffffff", "hex");

const text = (value: string): Buffer => Buffer.from(value);

const extras = (random: Random): Buffer[] => {
  const tag = (name: string, value: string): Buffer =>
    element(random, 0x67c8, element(random, 0x45a3, text(name)), element(random, 0x4487, text(value)));
  const all = [
    () => element(random, 0x1254c367, element(random, 0x7373, element(random, 0x63c0), tag("LOCATION", PLACE), tag("MODEL", DEVICE))),
    () =>
      element(
        random,
        0x1941a469,
        element(random, 0x61a7, element(random, 0x466e, text("canary.jpg")), element(random, 0x465c, text(secretText(random)))),
      ),
    () => element(random, 0xec, text(secretText(random))),
    () => element(random, 0x1043a770, text(secretText(random))),
    () => element(random, 0xbf, secretTime(4)),
    () => element(random, 0x4dee, text(secretText(random))),
  ];
  return all.filter(() => chance(random, 0.35)).map((make) => make());
};

const lacedVorbis = (random: Random): Buffer => {
  const comment = Buffer.concat([text("\x03vorbis"), Buffer.alloc(8, 1), text(secretText(random)), Buffer.from([1])]);
  const laces = [...Array.from({ length: Math.floor(comment.length / 255) }, () => 255), comment.length % 255];
  return Buffer.concat([
    Buffer.from([2, 30, ...laces]),
    text("\x01vorbis"),
    Buffer.alloc(23),
    comment,
    text("\x05vorbis"),
    Buffer.alloc(9),
  ]);
};

const track = (random: Random, type: "video" | "sound"): Buffer => {
  const codec = type === "video" ? "V_VP9" : pick(random, ["A_OPUS", "A_VORBIS"]);
  return element(
    random,
    0xae,
    element(random, 0xd7, Buffer.from([type === "video" ? 1 : 2])),
    element(random, 0x73c5, Buffer.from([7])),
    element(random, 0x83, Buffer.from([type === "video" ? 1 : 2])),
    element(random, 0x536e, text(DEVICE)),
    element(random, 0x86, text(codec)),
    element(random, 0x258688, text(secretText(random))),
    ...(codec === "A_VORBIS" ? [element(random, 0x63a2, lacedVorbis(random))] : []),
    element(random, type === "video" ? 0xe0 : 0xe1, element(random, 0xb0, Buffer.from([1, 64]))),
    ...extras(random),
  );
};

const info = (random: Random): Buffer =>
  element(
    random,
    0x1549a966,
    element(random, 0x2ad7b1, Buffer.from([15, 66, 64])),
    element(random, 0x4461, secretTime(8)),
    element(random, 0x7ba9, text(secretText(random))),
    element(random, 0x4d80, text(DEVICE)),
    element(random, 0x5741, text(secretText(random))),
    element(random, 0x7384, text("/home/canary/video.mkv")),
    ...extras(random),
  );

/** A WebM or Matroska file of random structure with locations, dates and devices in every possible element. */
export const buildWebm = (random: Random): BuiltVideo => {
  const pieces: Buffer[] = [];
  const kept: { offset: number; length: number }[] = [];
  const isLive = chance(random, 0.4);
  const add = (bytes: Buffer, length = 0): void => {
    pieces.push(bytes);
    if (length > 0) kept.push({ offset: Buffer.concat(pieces).length - length, length });
  };
  add(element(random, 0x1a45dfa3, element(random, 0x4282, text("webm")), element(random, 0xec, text(secretText(random)))));
  const head = Buffer.concat([
    ...extras(random),
    info(random),
    ...extras(random),
    element(random, 0x1654ae6b, track(random, "video"), track(random, "sound"), ...extras(random)),
    ...extras(random),
  ]);
  const clusters: { bytes: Buffer; length: number }[] = [];
  for (let index = 0; index < 1 + Math.floor(random() * 5); index += 1) {
    const block = randomMedia(random, 300);
    const content = Buffer.concat([element(random, 0xe7, Buffer.from([index])), element(random, 0xa3, block)]);
    const cluster =
      isLive && chance(random, 0.7) ? Buffer.concat([idBytes(0x1f43b675), UNKNOWN_SIZE, content]) : element(random, 0x1f43b675, content);
    clusters.push(
      { bytes: cluster, length: block.length },
      ...extras(random)
        .filter(() => !isLive)
        .map((bytes) => ({ bytes, length: 0 })),
    );
  }
  const length = head.length + clusters.reduce((sum, { bytes }) => sum + bytes.length, 0);
  add(Buffer.concat([idBytes(0x18538067), isLive ? UNKNOWN_SIZE : sizeBytes(length, 8), head]));
  for (const { bytes, length: own } of clusters) add(bytes, own);
  if (!isLive) extras(random).forEach((bytes) => add(bytes));
  return { bytes: Buffer.concat(pieces), kept };
};
