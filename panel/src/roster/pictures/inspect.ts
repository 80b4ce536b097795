import { createHash } from "node:crypto";

import sharp from "sharp";

import { LIMITS } from "../limits";
import { FileTooLarge, type PictureSource } from "./source";

export type PictureFault = "type" | "size" | "pixels" | "unreadable";

export type Picture = { path: string; hash: string; mimetype: string };

export type Inspected = { ok: true; picture: Picture } | { ok: false; path: string; reason: PictureFault };

const TYPES: Readonly<Record<string, string>> = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** SHA-256 of the file as it was given, which recognises the picture when it is imported again. */
export const hashOf = (data: Buffer): string => createHash("sha256").update(data).digest("hex");

/** Reads a picture's hash and header; the pixels are decoded when it is stored. */
export const inspect = async (source: PictureSource, path: string): Promise<Inspected> => {
  const fault = (reason: PictureFault): Inspected => ({ ok: false, path, reason });
  try {
    const data = await source.read(path);
    const { format, width, height } = await sharp(data, { limitInputPixels: false }).metadata();
    const mimetype = TYPES[format ?? ""];
    if (mimetype === undefined) return fault("type");
    if (width * height > LIMITS.picturePixels) return fault("pixels");
    return { ok: true, picture: { path, hash: hashOf(data), mimetype } };
  } catch (error) {
    return fault(error instanceof FileTooLarge ? "size" : "unreadable");
  }
};
