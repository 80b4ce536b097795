import type { StoredMedia } from "../contract/content-store";
import type { Media } from "../payload-types";
import { toLocalised } from "../contract/localised";

/** Whether a relation is populated with its media record. It is a bare id when the record was deleted or not requested. */
export const isMedia = (value: unknown): value is Media =>
  typeof value === "object" && value !== null && "id" in value && "filename" in value;

/** A media record's path below the media base; null without a file. */
export const fileOf = (value: unknown): string | null => (isMedia(value) ? (value.filename ?? null) : null);

const toStoredMedia = (media: Media): StoredMedia | null =>
  typeof media.filename === "string"
    ? {
        id: media.id,
        file: media.filename,
        width: media.width ?? null,
        height: media.height ?? null,
        alt: toLocalised(media.alt),
      }
    : null;

/** A populated upload with a file; null for any other value. */
export const toMediaRecord = (value: unknown): StoredMedia | null => (isMedia(value) ? toStoredMedia(value) : null);

/** The populated media of a list of uploads, in its order. */
export const toMediaList = (values: unknown): StoredMedia[] =>
  (Array.isArray(values) ? values : []).map(toMediaRecord).filter((media) => media !== null);
