import { createHash } from "node:crypto";

import { checkPicture } from "../../media/decode-picture";
import { type FileFault, UnusableFile } from "../../media/unusable-file";
import type { PictureSource } from "./source";

export type Picture = { path: string; hash: string; mimetype: string };

export type Inspected = { ok: true; picture: Picture } | { ok: false; path: string; reason: FileFault };

/** SHA-256 of the original file, by which the picture is recognised when it is imported again. */
export const hashOf = (data: Buffer): string => createHash("sha256").update(data).digest("hex");

/** Decodes the picture, so that an import rejects no picture that its dry run accepts. */
export const inspect = async (source: PictureSource, path: string): Promise<Inspected> => {
  try {
    const data = await source.read(path);
    return { ok: true, picture: { path, hash: hashOf(data), mimetype: await checkPicture(data) } };
  } catch (error) {
    return { ok: false, path, reason: error instanceof UnusableFile ? error.fault : "unreadable" };
  }
};
