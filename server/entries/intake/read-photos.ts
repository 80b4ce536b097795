import pLimit from "p-limit";
import { PHOTO_LIMIT } from "../../../src/config/constants";
import { failure, success, type Result } from "../../../src/domain/result";
import { PHOTO_FIELDS } from "../../../src/forms/entry-fields";
import type { FieldProblems, FormMessage } from "../../../src/forms/messages";
import { toPlainPhoto } from "./plain-photo";
import type { SpooledFile } from "./spool";

/** An open picture takes up to a few hundred megabytes, so two applications are looked at a time, photo after photo. */
const takeTurn = pLimit(2);

/** The six photos, drawn anew and in order; or what is wrong, by field. */
export const readPhotos = (files: ReadonlyMap<string, SpooledFile>): Promise<Result<Buffer[], FieldProblems>> => takeTurn(() => drawAll(files));

const drawAll = async (files: ReadonlyMap<string, SpooledFile>): Promise<Result<Buffer[], FieldProblems>> => {
  const photos: Buffer[] = [];
  const problems: FieldProblems = {};
  for (const name of PHOTO_FIELDS) {
    const photo = await readPhoto(files.get(name));
    if (photo.ok) photos.push(photo.value);
    else problems[name] = photo.error;
  }
  return Object.keys(problems).length === 0 ? success(photos) : failure(problems);
};

const readPhoto = async (file: SpooledFile | undefined): Promise<Result<Buffer, FormMessage>> => {
  if (file === undefined || file.size === 0) return failure("forms.photoRequired");
  if (file.size > PHOTO_LIMIT) return failure("forms.photoSize");
  return toPlainPhoto(await file.read());
};
