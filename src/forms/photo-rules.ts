import { PHOTO_LIMIT, PHOTO_THRESHOLD } from "../config/form-limits";
import { mediaType } from "../domain/media-type";
import type { FormMessage } from "./messages";

const PHOTO_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;

interface PhotoFile {
  /** The first bytes determine the type: senders choose names and media types freely. */
  start: Uint8Array;
  /** In bytes. */
  size: number;
}

/** Checks type and size (docs/product.md, Application); null when the photo may be decoded. */
export const photoProblem = ({ start, size }: PhotoFile): FormMessage | null => {
  const type = mediaType(start);
  if (!PHOTO_TYPES.some((allowed) => allowed === type)) return "forms.photoKind";
  const limit = type === "image/jpeg" ? PHOTO_LIMIT : PHOTO_THRESHOLD;
  return size > limit ? "forms.photoSize" : null;
};
