import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
};

const PNG = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

const header = (width: number, height: number, more: readonly number[] = [8, 0]): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set(more, 8);
  return chunk("IHDR", data);
};

/** A PNG with these dimensions in its header; its data is `bytes` zeros. */
export const pngBomb = (width: number, height: number, bytes = 0): Buffer =>
  Buffer.concat([
    PNG,
    header(width, height),
    chunk("IDAT", deflateSync(Buffer.alloc(bytes), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);

/** The header of an interlaced PNG of this size, without pixel data. */
export const interlacedPng = (width: number, height: number): Buffer =>
  Buffer.concat([PNG, header(width, height, [8, 2, 0, 0, 1]), chunk("IDAT", deflateSync(Buffer.alloc(0))), chunk("IEND", Buffer.alloc(0))]);

const SCRIPT = "<script>alert(1)</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const XXE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`;

/** Files of formats that are not accepted. */
const FOREIGN: Readonly<Record<string, Buffer>> = {
  svg: Buffer.from(SVG),
  "svg with an entity": Buffer.from(XXE),
  html: Buffer.from(`<!doctype html>${SCRIPT}`),
  pdf: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF"),
  postscript: Buffer.from("%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n"),
  imagemagick: Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context\n'),
  zip: Buffer.from("PK\x03\x04aaaaaaaaaaaaaaaaaaaa", "latin1"),
  executable: Buffer.from("\x7fELF\x02\x01\x01aaaaaaaaaaaa", "latin1"),
  shell: Buffer.from("#!/bin/sh\nrm -rf /\n"),
  bmp: Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]),
  ico: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]),
  heic: Buffer.concat([Buffer.from("\0\0\0\x18ftypheic", "latin1"), Buffer.alloc(100)]),
  video: Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(100)]),
  spaces: Buffer.from(" ".repeat(100)),
  zeros: Buffer.alloc(1000),
  "one byte": Buffer.from([0xff]),
};

const cuts = (name: string, bytes: Buffer): (readonly [string, Buffer])[] =>
  [0.02, 0.1, 0.3, 0.6, 0.85].map(
    (part) => [`${name} cut at ${part * 100} %`, bytes.subarray(0, Math.max(4, Math.floor(bytes.length * part)))] as const,
  );

/** Inverts bits of 40 bytes; some pictures stay readable. */
const scrambled = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  for (let index = Math.floor(copy.length * at); index < copy.length * at + 40 && index < copy.length; index += 1)
    copy[index] = (copy[index] ?? 0) ^ 0xa5;
  return copy;
};

const BROKEN_STARTS: Readonly<Record<string, Buffer>> = {
  "a JPEG's start alone": Buffer.from([0xff, 0xd8, 0xff]),
  "a JPEG's start and rubbish": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 0x41)]),
  "a JPEG with an endless segment": Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45]),
  "a JPEG around a script": Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x1b]),
    Buffer.from(SCRIPT),
    Buffer.from([0xff, 0xd9]),
  ]),
  "a PNG's start alone": PNG,
  "a PNG without pixels": Buffer.concat([PNG, header(10, 10), chunk("IEND", Buffer.alloc(0))]),
  "a PNG of no size": pngBomb(0, 0, 10),
  "a PNG of no depth": Buffer.concat([
    PNG,
    header(10, 10, [0, 0]),
    chunk("IDAT", deflateSync(Buffer.alloc(20))),
    chunk("IEND", Buffer.alloc(0)),
  ]),
  "a PNG of an unknown colour": Buffer.concat([
    PNG,
    header(10, 10, [8, 9]),
    chunk("IDAT", deflateSync(Buffer.alloc(200))),
    chunk("IEND", Buffer.alloc(0)),
  ]),
  "a PNG of 900 million points": pngBomb(30_000, 30_000, 1000),
  "a PNG of four thousand million points": pngBomb(65_000, 65_000),
  "a PNG as wide as numbers go": pngBomb(2_147_483_647, 1),
  "a PNG of 50,010,000 points": pngBomb(10_002, 5000),
  "a GIF's start alone": Buffer.from("GIF89a"),
  "a GIF of 65,535 squared": Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([
      0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x44, 1, 0, 0x3b,
    ]),
  ]),
  "a GIF with a script for pixels": Buffer.concat([Buffer.from("GIF89a"), Buffer.from(`/*${SCRIPT}*/=1;`)]),
};

/** Pictures that must be refused, each with a description of its fault. */
export const brokenPictures = async (): Promise<(readonly [string, Buffer])[]> => {
  const picture = () =>
    sharp({ create: { width: 200, height: 150, channels: 3, background: "#963", noise: { type: "gaussian", mean: 120, sigma: 40 } } });
  const [jpeg, progressive, png, gif] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().jpeg({ progressive: true }).toBuffer(),
    picture().png().toBuffer(),
    picture().gif().toBuffer(),
  ]);
  const others = await Promise.all([picture().webp().toBuffer(), picture().tiff().toBuffer(), picture().avif({ effort: 0 }).toBuffer()]);
  return [
    ...Object.entries(FOREIGN),
    ...Object.entries(BROKEN_STARTS),
    ...(["webp", "tiff", "avif"] as const).map((name, index) => [name, others[index] ?? Buffer.alloc(0)] as const),
    ...cuts("a JPEG", jpeg),
    ...cuts("a progressive JPEG", progressive),
    ...cuts("a PNG", png),
    ...cuts("a GIF", gif),
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map((at) => [`a PNG with inverted bytes at ${at}`, scrambled(png, at)] as const),
    ...[0, 0.01].map((at) => [`a JPEG with inverted bytes at ${at}`, scrambled(jpeg, at)] as const),
  ];
};
