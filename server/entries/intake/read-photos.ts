import { PHOTO_LIMIT } from "../../../src/config/form-limits";
import { failure, success, type Result } from "../../../src/domain/result";
import { PHOTO_FIELDS } from "../../../src/forms/entry-fields";
import { PIXEL_BUDGET, type FieldProblems, type FormMessage } from "../../../src/forms/messages";
import { photoProblem } from "../../../src/forms/photo-rules";
import type { DecodeQueue } from "./decode-queue";
import { measurePhoto, reencodePhoto, type MeasuredPhoto } from "./reencode-photo";
import type { SpooledFile } from "./spool";

type Files = ReadonlyMap<string, SpooledFile>;
type PhotoField = (typeof PHOTO_FIELDS)[number];

/** Errors of the six photos by size and first bytes; decodes nothing. */
export const photoProblems = (files: Files): FieldProblems => withoutNull(PHOTO_FIELDS.map((name) => [name, problemOf(files.get(name))]));

const problemOf = (file: SpooledFile | undefined): FormMessage | null => {
  if (file === undefined || file.size === 0) return "forms.photoRequired";
  return file.size > PHOTO_LIMIT ? "forms.photoSize" : photoProblem(file);
};

interface ReadPhotosOptions {
  /** Rate-limit key of the sender. */
  key: string;
  decode: DecodeQueue;
}

/** Re-encodes the six photos in order once their headers stay within the pixel budget, or returns errors by field. */
export const readPhotos = async (files: Files, { key, decode }: ReadPhotosOptions): Promise<Result<Buffer[], FieldProblems>> => {
  const measured = await decode({ key, isLarge: false, work: () => measureAll(files) });
  if (!measured.ok) return measured;
  const photos: Buffer[] = [];
  const problems: FieldProblems = {};
  for (const { name, file, isLarge } of measured.value) {
    const photo = await decode({ key, isLarge, work: async () => reencodePhoto(await file.read()) });
    if (photo.ok) photos.push(photo.value);
    else problems[name] = photo.error;
  }
  return Object.keys(problems).length === 0 ? success(photos) : failure(problems);
};

interface MeasuredFile extends MeasuredPhoto {
  name: PhotoField;
  file: SpooledFile;
}

const measureAll = async (files: Files): Promise<Result<MeasuredFile[], FieldProblems>> => {
  const measured: MeasuredFile[] = [];
  const problems: FieldProblems = {};
  for (const name of PHOTO_FIELDS) {
    const file = files.get(name);
    const photo = file === undefined ? failure("forms.photoRequired" as const) : await measurePhoto(await file.read());
    if (!photo.ok) problems[name] = photo.error;
    else if (file !== undefined) measured.push({ name, file, ...photo.value });
  }
  if (Object.keys(problems).length > 0) return failure(problems);
  return measured.reduce((sum, { pixels }) => sum + pixels, 0) > PIXEL_BUDGET ? failure(tooManyPixels(measured)) : success(measured);
};

/** An error for each photo with more than its share of the pixel budget. */
const tooManyPixels = (measured: readonly MeasuredFile[]): FieldProblems =>
  withoutNull(measured.map(({ name, pixels }) => [name, pixels > PIXEL_BUDGET / measured.length ? "forms.photoPixels" : null]));

const withoutNull = (problems: readonly (readonly [PhotoField, FormMessage | null])[]): FieldProblems =>
  Object.fromEntries(problems.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])));
