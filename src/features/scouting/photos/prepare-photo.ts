import { PHOTO_LIMIT } from "../../../config/form-limits";
import { mediaType, SIGNATURE_BYTES } from "../../../domain/media-type";
import { failure, success, type Result } from "../../../domain/result";
import type { FormMessage } from "../../../forms/messages";
import { photoProblem } from "../../../forms/photo-rules";

/** Messages that only the browser uses. */
type PhotoMessage = FormMessage | "scouting.photo.heic" | "scouting.photo.tooLarge";

/** Far above any phone's photos: decoding more could freeze the device. */
const READABLE_LIMIT = 6 * PHOTO_LIMIT;

/** Null when the file cannot be read: it was moved, or is stored in a cloud that cannot be reached. */
const readStart = async (file: File): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch {
    return null;
  }
};

/** Returns the file unchanged when this browser cannot draw it and the gateway accepts it. */
export const preparePhoto = async (
  file: File,
  quarterTurns: number,
  shrink: (file: Blob, quarterTurns: number) => Promise<Blob | null>,
): Promise<Result<Blob, PhotoMessage>> => {
  if (file.size > READABLE_LIMIT) return failure("scouting.photo.tooLarge");
  const start = await readStart(file);
  if (start === null) return failure("forms.photoUnreadable");
  const type = mediaType(start);
  if (type === null || !type.startsWith("image/")) return failure("forms.photoKind");
  const photo = await shrink(file, quarterTurns);
  if (photo === null) return failure(type === "image/heic" ? "scouting.photo.heic" : "forms.photoUnreadable");
  const problem = photo === file ? photoProblem({ start, size: file.size }) : null;
  // The picker may have given no type or a wrong one.
  return problem === null ? success(photo === file ? file.slice(0, file.size, type) : photo) : failure(problem);
};
