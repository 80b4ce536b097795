import type { CollectionAfterDeleteHook } from "payload";

/** An entry's photos go with it. */
export const deletePhotosOfEntry: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const photos: unknown[] = Array.isArray(doc.photos) ? doc.photos : [];
  for (const photo of photos) {
    const id: unknown = typeof photo === "object" && photo !== null && "id" in photo ? photo.id : photo;
    if (typeof id !== "number") continue;
    // Deleting an entry is what was allowed; nobody may delete photos on their own, hence the override.
    await req.payload.delete({ collection: "entry-photos", id, overrideAccess: true, req });
  }
  return doc;
};
