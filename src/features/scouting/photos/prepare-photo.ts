import { PHOTO_LIMIT } from "../../../config/form-limits";
import { failure, success, type Result } from "../../../domain/result";
import type { FormMessage } from "../../../forms/messages";
import { photoProblem } from "../../../forms/photo-rules";

/** Messages that only the browser uses. */
type PhotoMessage = FormMessage | "scouting.photo.heic" | "scouting.photo.tooLarge";

/** Far above any phone's photos: decoding more could freeze the device. */
const READABLE_LIMIT = 6 * PHOTO_LIMIT;

const isHeic = ({ type, name }: File): boolean => /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
const isPicture = ({ type }: File): boolean => type.startsWith("image/") && type !== "image/svg+xml";

/** Converts a chosen file to a small JPEG, or returns the file itself when it is acceptable unchanged. */
export const preparePhoto = async (
  file: File,
  quarterTurns: number,
  shrink: (file: Blob, quarterTurns: number) => Promise<Blob | null>,
): Promise<Result<Blob, PhotoMessage>> => {
  if (!isHeic(file) && !isPicture(file)) return failure("forms.photoKind");
  if (file.size > READABLE_LIMIT) return failure("scouting.photo.tooLarge");
  const photo = await shrink(file, quarterTurns);
  if (photo !== null) return success(photo);
  if (isHeic(file)) return failure("scouting.photo.heic");
  return typeof createImageBitmap === "undefined" ? unshrunk(file) : failure("forms.photoUnreadable");
};

const unshrunk = (file: File): Result<Blob, PhotoMessage> => {
  const problem = photoProblem(file);
  return problem === null ? success(file) : failure(problem);
};
