import type { Locale } from "./locale";
import type { MediaPath, Picture } from "./media";

/** One language version of a blog article; the versions of one article share `articleId` and `slug`. */
export interface Post {
  /** `batch-` and upstream's batch, or `post-` and the post's own id where it has no batch. */
  articleId: string;
  /** Upstream's id of this version; valid in `/blog/{slug}/{id}`. */
  postId: string;
  /** The article's one address: the Portuguese version's slug, else its only one. */
  slug: string;
  /**
   * Where a card of this post leads, without a language: its own page; or the path of an address that upstream sent
   * as slug; null where that address lies on a foreign host, and the card is no link (decisions, Addresses).
   */
  linkPath: string | null;
  language: Locale;
  title: string;
  description: string | null;
  /** A picture, or a video if its name ends so. */
  cover: Picture | null;
  /** Sanitised HTML. */
  contentHtml: string;
  /** ISO 8601, UTC; the updated date, else the created one. */
  date: string | null;
}

/** What the routes of an article need beside its versions. */
export interface Article {
  articleId: string;
  slug: string;
  /** False where upstream sent an address as slug: cards lead there, and the article has no page of its own. */
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
