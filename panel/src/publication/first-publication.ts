import type { CollectionBeforeChangeHook } from "payload";

/** Stores when a talent is published for the first time. */
export const setFirstPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const publishedAt = data.publishedAt ?? originalDoc?.publishedAt ?? null;
  return data._status === "published" && publishedAt === null ? { ...data, publishedAt: new Date().toISOString() } : data;
};
