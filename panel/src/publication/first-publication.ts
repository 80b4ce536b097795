import type { CollectionBeforeChangeHook } from "payload";

export const setFirstPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const publishedAt = data.publishedAt ?? originalDoc?.publishedAt ?? null;
  return data._status === "published" && publishedAt === null ? { ...data, publishedAt: new Date().toISOString() } : data;
};
