import sharp, { type Sharp } from "sharp";

import { mediaType, type MediaType } from "../../../src/domain/media-type";
import { UnusableFile } from "./unusable-file";

/** Larger pictures need gigabytes of memory to decode. */
export const MAX_PIXELS = 100_000_000;

const MEGAPIXEL = 1_000_000;
const CHECKED_WIDTH = 16;
const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

export const isPictureType = (type: MediaType | null): type is PictureType => PICTURE_TYPES.some((known) => known === type);

/** Rotates the picture upright. Accepts small faults of a JPEG, which some phones write; the gateway accepts the same ones. */
export const openPicture = (data: Buffer): Sharp => sharp(data, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();

/**
 * Reads a picture's type and number of pixels without decoding it.
 * @throws UnusableFile
 */
export const assertPicture = async (data: Buffer): Promise<PictureType> => {
  const type = mediaType(data);
  if (!isPictureType(type)) throw new UnusableFile("type", type);
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata().catch(rejectUnreadable);
  if (width * height > MAX_PIXELS) throw new UnusableFile("pixels", String(Math.round((width * height) / MEGAPIXEL)));
  return type;
};

/** For `catch` of the decoder's promises. */
export const rejectUnreadable = (): never => {
  throw new UnusableFile("unreadable");
};

/**
 * Decodes the whole picture, so that an accepted picture can also be stored later.
 * @throws UnusableFile
 */
export const checkPicture = async (data: Buffer): Promise<PictureType> => {
  const type = await assertPicture(data);
  await openPicture(data).resize({ width: CHECKED_WIDTH }).raw().toBuffer().catch(rejectUnreadable);
  return type;
};
