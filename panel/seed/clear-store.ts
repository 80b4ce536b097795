import type { Payload } from "payload";

import { SKIP_ANNOUNCEMENT } from "../src/publish/hooks";

const DEMO_COLLECTIONS = [
  "talents",
  "categories",
  "posts",
  "campaigns",
  "magazines",
  "staff",
  "slides",
  "gallery",
  "instagram-posts",
  "media",
] as const;

/**
 * Removes what an interrupted first seeding left, files included. Accounts and entries stay. Only called while the
 * store says that the demo content is incomplete: before that the site has never been served.
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
    if (errors.length > 0) throw new Error(`The unfinished demo content in "${collection}" could not be removed`);
  }
};
