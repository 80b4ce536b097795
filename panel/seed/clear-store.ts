import type { Payload } from "payload";

import { SKIP_ANNOUNCEMENT } from "../src/publication/hooks";

const DEMO_COLLECTIONS = [
  "talents",
  "categories",
  "posts",
  "campaigns",
  "magazines",
  "packages",
  "boards",
  "staff",
  "slides",
  "gallery",
  "instagram-posts",
  "media",
] as const;

/**
 * Deletes the records and files of an interrupted seeding, but no accounts and entries. Called only while the stored state
 * says that the demo content is incomplete.
 */
export const clearDemoContent = async (payload: Payload): Promise<void> => {
  for (const collection of DEMO_COLLECTIONS) {
    const { errors } = await payload.delete({
      collection,
      where: { id: { exists: true } },
      depth: 0,
      context: SKIP_ANNOUNCEMENT,
      overrideAccess: true,
    });
    if (errors.length > 0) throw new Error(`The unfinished demo content in "${collection}" could not be deleted`);
  }
};
