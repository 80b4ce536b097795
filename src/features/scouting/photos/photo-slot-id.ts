import type { PhotoField } from "../../../forms/entry-fields";

/** The id of a slot's file input, to lead to it. */
export const photoInputId = (field: PhotoField): string => `photo-${field}`;
