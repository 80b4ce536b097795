import { randomUUID } from "node:crypto";

import sharp, { type Sharp } from "sharp";

import { mediaType } from "../../../src/domain/media-type";
import { toByteSource } from "../../../src/lib/video-metadata/byte-source";
import { findVideoPatches } from "../../../src/lib/video-metadata/find-video-patches";
import { applyPatches } from "../../../src/lib/video-metadata/patch-list";
import { assertPicture, isPictureType, MAX_PIXELS, openPicture, rejectUnreadable } from "./decode-picture";
import { measureVideo } from "./measure-video";
import { sanitizeSvg, UnusableSvg } from "./sanitize-svg";
import { UnusableFile } from "./unusable-file";

const MAX_SIDE = 4000;
const JPEG_QUALITY = 88;

export type IncomingFile = { data: Buffer; mimetype: string; name: string; size: number };

/** Accepted for the agency's marks only (`website-images`). */
export const SVG_TYPE = "image/svg+xml";

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  [SVG_TYPE]: "svg",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/ogg": "ogg",
};

export const PUBLIC_TYPES = Object.keys(EXTENSIONS);

/** Random, so that it reveals nothing about the content and cannot be guessed; null for types outside `PUBLIC_TYPES`. */
export const randomName = (mimetype: string): string | null => {
  const extension = EXTENSIONS[mimetype];
  return extension === undefined ? null : `${randomUUID()}.${extension}`;
};

const encode = (picture: Sharp, mimetype: string): Sharp => {
  if (mimetype === "image/png") return picture.png();
  return mimetype === "image/webp" ? picture.webp({ quality: JPEG_QUALITY }) : picture.jpeg({ quality: JPEG_QUALITY });
};

const CHECKED_WIDTH = 200;
const RENDERING_SECONDS = 5;

/** Rejects an SVG that cannot be rendered, or that is fully transparent. */
const rejectInvisible = async (svg: Buffer): Promise<void> => {
  const drawn = sharp(svg, { limitInputPixels: MAX_PIXELS }).resize({ width: CHECKED_WIDTH }).timeout({ seconds: RENDERING_SECONDS });
  const opacities = await drawn
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UnusableSvg("notSvg");
    });
  if (opacities.every((opacity) => opacity === 0)) throw new UnusableSvg("nothingLeft");
};

const prepareSvg = async (file: IncomingFile, name: string): Promise<IncomingFile> => {
  const data = sanitizeSvg(file.data);
  await rejectInvisible(data);
  return { ...file, data, name, size: data.length };
};

/** Only a video has `width` and `height`, in pixels: Payload measures pictures itself. */
export type PreparedFile = IncomingFile & { width?: number; height?: number };

const prepareVideo = async (file: IncomingFile): Promise<PreparedFile> => {
  const source = toByteSource(file.data);
  const patches = await findVideoPatches(source);
  const { isHevc, size } = await measureVideo(source, file.mimetype);
  if (isHevc) throw new UnusableFile("type", "HEVC");
  return { ...file, data: applyPatches(file.data, 0, patches), ...size };
};

const preparePicture = async (file: IncomingFile): Promise<IncomingFile> => {
  const mimetype = await assertPicture(file.data);
  const picture = openPicture(file.data).resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
  const data = await encode(picture, mimetype).toBuffer().catch(rejectUnreadable);
  return { ...file, data, size: data.length };
};

/**
 * Encodes a picture upright, without camera data (place, date, device) and at most 4000 px wide and high; blanks the metadata of a video;
 * keeps only the shapes of an SVG. The file gets a random name. Its type is detected from its first bytes.
 * @throws UnreadableVideo when a video's structure cannot be read.
 * @throws UnusableSvg
 * @throws UnusableFile
 */
export const prepareUpload = async (file: IncomingFile): Promise<PreparedFile> => {
  const type = mediaType(file.data);
  const mimetype = type ?? file.mimetype;
  const name = randomName(mimetype);
  if (name === null || (type === null && mimetype !== SVG_TYPE)) throw new UnusableFile("type", type);
  if (type === null) return prepareSvg(file, name);
  const named = { ...file, mimetype, name };
  return isPictureType(type) ? preparePicture(named) : prepareVideo(named);
};
