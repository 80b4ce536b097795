import { PHOTO_LIMIT, PHOTO_THRESHOLD } from "../config/form-limits";
import type { FormMessage } from "./messages";

const PHOTO_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;

/** The media type and size of a photo, detected or as the browser sends them. */
interface PhotoFile {
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
}

/** The error of a photo's type or size (specification §5; decisions, Forms); null when it is valid. */
export const photoProblem = ({ type, size }: PhotoFile): FormMessage | null => {
  if (!PHOTO_TYPES.some((allowed) => allowed === type)) return "forms.photoKind";
  const limit = type === "image/jpeg" ? PHOTO_LIMIT : PHOTO_THRESHOLD;
  return size > limit ? "forms.photoSize" : null;
};
