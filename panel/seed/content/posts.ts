import { CASTING_ARTICLES } from "./articles/castings";
import { FAMILY_ARTICLES } from "./articles/families";
import { HOUSE_ARTICLES } from "./articles/house";
import { STUDIO_ARTICLES } from "./articles/studio";
import type { DemoPost } from "./types";

/** Ten posts in both languages, three in Portuguese only, one in English only; oldest first. */
export const posts: DemoPost[] = [...STUDIO_ARTICLES, ...FAMILY_ARTICLES, ...CASTING_ARTICLES, ...HOUSE_ARTICLES].sort((a, b) =>
  a.createdAt.localeCompare(b.createdAt),
);
