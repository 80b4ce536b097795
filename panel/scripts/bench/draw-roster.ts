import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import sharp from "sharp";
import { ZipFile } from "yazl";

/** The average of an agency's talents. */
export const PICTURES_PER_TALENT = 6;

const SIZE = { width: 4000, height: 3000, bytes: 2_400_000 };
const BASES = 6;

/** A noisy picture with the dimensions and file size of a phone's. */
const drawBase = async (index: number): Promise<Buffer> => {
  const { width, height, bytes } = SIZE;
  const noise = { type: "gaussian" as const, mean: 110 + index * 6, sigma: 40 };
  const small = sharp({ create: { width: width / 8, height: height / 8, channels: 3, background: "#875", noise } });
  const large = sharp(await small.png().toBuffer()).resize(width, height, { kernel: "cubic" });
  const photo = await large.jpeg({ quality: 85 }).withMetadata({ orientation: 6 }).toBuffer();
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))]);
};

const START_OF_IMAGE = 2;

/** Makes a different file of the same picture: with a comment after the first marker. */
const withComment = (photo: Buffer, text: string): Buffer => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)]);
  return Buffer.concat([photo.subarray(0, START_OF_IMAGE), comment, photo.subarray(START_OF_IMAGE)]);
};

const nameOf = (index: number): string => (index === 0 ? "capa" : `book-${index}`);

/** Writes a table of adults and a ZIP of their pictures, each a different file. */
const drawRoster = async (folder: string, talents: number): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const rows = Array.from({ length: talents }, (_, index) => `T-${index + 1};Pessoa Inventada ${index + 1};09/03/1990;F;talents;170`);
  await writeFile(path.join(folder, "table.csv"), ["Código;Nome;Nascimento;Gênero;Categorias;Altura", ...rows].join("\n"));
  const bases: Buffer[] = [];
  for (let index = 0; index < BASES; index += 1) bases.push(await drawBase(index));
  const zip = new ZipFile();
  for (let talent = 1; talent <= talents; talent += 1) {
    for (let index = 0; index < PICTURES_PER_TALENT; index += 1) {
      const base = bases[(talent + index) % BASES] ?? Buffer.alloc(0);
      // Created lazily: all of them together do not fit into memory.
      zip.addReadStreamLazy(`T-${talent}/${nameOf(index)}.jpg`, { compress: false }, (done) =>
        done(null, Readable.from([withComment(base, `${talent} ${index}`)])),
      );
    }
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path.join(folder, "pictures.zip")));
};

const [folder = "", talents = ""] = process.argv.slice(2);
await drawRoster(folder, Number(talents));
