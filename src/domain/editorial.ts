import type { Locale } from "./locale";
import type { MediaPath, Picture } from "./media";

/** One language version of an article; versions share `articleId` and `slug`. */
export interface Post {
  /** `batch-` and the content store's batch, or `post-` and the post's id without a batch. */
  articleId: string;
  /** The content store's id of this version; valid in `/blog/{slug}/{id}`. */
  postId: string;
  /** The Portuguese version's slug, else that of the only version. */
  slug: string;
  /**
   * Target of the post's card, without a locale prefix: the post's own page, or the path of an address that the content
   * store sent as slug. Null when that address is on another host (docs/product.md, Addresses).
   */
  linkPath: string | null;
  language: Locale;
  title: string;
  description: string | null;
  /** A picture, or a video by its file extension. */
  cover: Picture | null;
  /** Sanitised HTML. */
  contentHtml: string;
  /** ISO 8601, UTC: the update date, else the creation date. */
  date: string | null;
}

export interface Article {
  articleId: string;
  slug: string;
  /** False when the content store sent an address as slug: cards link to it, and the article has no page. */
  hasPage: boolean;
  /** Slugs of sibling versions, which redirect to `slug`. */
  otherSlugs: readonly string[];
  /** Ids of all versions; each is valid in `/blog/{slug}/{id}`. */
  memberIds: readonly string[];
  versions: readonly Post[];
}

export interface Campaign {
  campaignId: string;
  slug: string;
  language: Locale;
  title: string;
  cover: Picture | null;
  contentHtml: string;
  date: string | null;
}

export interface Magazine {
  magazineId: string;
  language: Locale;
  title: string;
  description: string | null;
  cover: Picture | null;
  pages: readonly MediaPath[];
  date: string | null;
}
