import { PHOTO_LIMIT, PHOTO_THRESHOLD } from "../config/form-limits";
import type { FormMessage } from "./messages";

const PHOTO_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;

/** A file as its bytes or its sender describe it. */
interface PhotoFile {
  /** Its media type. */
  type: string;
  /** Bytes. */
  size: number;
}

/** The rule of the specification (§5) with the decisions' second limit; null where the file may be sent. */
export const photoProblem = ({ type, size }: PhotoFile): FormMessage | null => {
  if (!PHOTO_TYPES.some((allowed) => allowed === type)) return "forms.photoKind";
  const limit = type === "image/jpeg" ? PHOTO_LIMIT : PHOTO_THRESHOLD;
  return size > limit ? "forms.photoSize" : null;
};
