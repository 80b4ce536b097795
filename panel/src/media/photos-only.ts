import type { CollectionConfig, Field } from "payload";

import { SVG_TYPE } from "./prepare-upload";

/** Excludes SVG from the options and values of a field: only the agency's marks may be drawings. */
const NO_DRAWINGS = { mimeType: { not_equals: SVG_TYPE } };

const withPhotosOnly = (field: Field): Field => {
  if (field.type === "upload") return field.filterOptions === undefined ? { ...field, filterOptions: NO_DRAWINGS } : field;
  if (field.type === "tabs") return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withPhotosOnly) })) };
  return "fields" in field ? { ...field, fields: field.fields.map(withPhotosOnly) } : field;
};

/** Limits the collection's upload fields to photos and videos, without SVG. */
export const photosOnly = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(withPhotosOnly),
});
