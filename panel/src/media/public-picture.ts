import { randomUUID } from "node:crypto";

import sharp, { type Sharp } from "sharp";

import { toPlainVideo } from "./plain-video";

const LONGEST_SIDE = 4000;
const JPEG_QUALITY = 88;

/** A file as it comes out of a form. */
export type IncomingFile = { data: Buffer; mimetype: string; name: string; size: number };

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/ogg": "ogg",
};

export const PUBLIC_TYPES = Object.keys(EXTENSIONS);

/** A name that says nothing of the picture and that nobody can guess; null for a type that is not shown. */
export const randomName = (mimetype: string): string | null => {
  const extension = EXTENSIONS[mimetype];
  return extension === undefined ? null : `${randomUUID()}.${extension}`;
};

const encode = (picture: Sharp, mimetype: string): Sharp => {
  if (mimetype === "image/png") return picture.png();
  return mimetype === "image/webp" ? picture.webp({ quality: JPEG_QUALITY }) : picture.jpeg({ quality: JPEG_QUALITY });
};

/**
 * A picture made fit to be shown: upright, without camera data (a place, a date, a device), at most 4000 px long.
 * A video loses its metadata and keeps its length.
 * @throws UnreadableVideo when a video's structure cannot be read.
 */
export const toPublicFile = async (file: IncomingFile): Promise<IncomingFile> => {
  const name = randomName(file.mimetype) ?? file.name;
  if (!file.mimetype.startsWith("image/")) return { ...file, data: await toPlainVideo(file.data, file.mimetype), name };
  const picture = sharp(file.data, { limitInputPixels: 100_000_000 })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
  const data = await encode(picture, file.mimetype).toBuffer();
  return { ...file, data, name, size: data.length };
};
