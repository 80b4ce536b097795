import sharp, { type Sharp } from "sharp";

import { mediaType, type MediaType } from "../../../src/domain/media-type";
import { UnusableFile } from "./unusable-file";

/** Decoding more takes gigabytes. */
export const MAX_PIXELS = 100_000_000;

const MEGAPIXEL = 1_000_000;
const CHECKED_WIDTH = 16;
const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

export const isPictureType = (type: MediaType | null): type is PictureType => PICTURE_TYPES.some((known) => known === type);

/** The picture upright. Small faults of a JPEG, as some phones write them, are no errors: the gateway decides the same. */
export const openPicture = (data: Buffer): Sharp => sharp(data, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();

/**
 * Reads a picture's type and number of pixels; decodes nothing.
 * @throws UnusableFile
 */
export const assertPicture = async (data: Buffer): Promise<PictureType> => {
  const type = mediaType(data);
  if (!isPictureType(type)) throw new UnusableFile("type", type);
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata().catch(rejectUnreadable);
  if (width * height > MAX_PIXELS) throw new UnusableFile("pixels", String(Math.round((width * height) / MEGAPIXEL)));
  return type;
};

/** A handler of errors of the decoder. */
export const rejectUnreadable = (): never => {
  throw new UnusableFile("unreadable");
};

/**
 * Decodes a picture to the end, so that what is accepted here can be stored later.
 * @throws UnusableFile
 */
export const checkPicture = async (data: Buffer): Promise<PictureType> => {
  const type = await assertPicture(data);
  await openPicture(data).resize({ width: CHECKED_WIDTH }).raw().toBuffer().catch(rejectUnreadable);
  return type;
};
