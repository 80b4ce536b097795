import type { StoredMedia } from "../contract/content-store";
import type { Media } from "../payload-types";
import { toLocalised } from "../contract/localised";

/** Whether a relation is populated with its media record. It is an id when the record was deleted or not requested. */
export const isMedia = (value: unknown): value is Media =>
  typeof value === "object" && value !== null && "id" in value && "filename" in value;

/** The file's path below the media base; null without a file. */
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

/** Null unless the upload is populated and has a file. */
export const toMediaRecord = (value: unknown): StoredMedia | null => (isMedia(value) ? toStoredMedia(value) : null);

/** Keeps the order. Drops relations that are not populated. */
export const toMediaList = (values: unknown): StoredMedia[] =>
  (Array.isArray(values) ? values : []).map(toMediaRecord).filter((media) => media !== null);
