import { LOCALES, type Locale, type StoredPost } from "./content-store";

/** An item's id, derived from its document's so that it never changes: 7 is sent as 13 (pt) and 14 (en). */
const itemId = (postId: number, locale: Locale): number => postId * LOCALES.length - (locale === "pt" ? 1 : 0);

const hasLocale = (post: StoredPost, locale: Locale): boolean => (post.title[locale] ?? "") !== "";

const toItem = (post: StoredPost, locale: Locale) => ({
  id: itemId(post.id, locale),
  slug: post.slug[locale] ?? post.slug.pt ?? post.slug.en ?? null,
  language: locale,
  title: post.title[locale] ?? null,
  description: post.description[locale] ?? null,
  content: post.html[locale] ?? null,
});

/** One item of an article, its other language beside it; null when the article has no title in that language. */
export const toWirePost = (post: StoredPost, locale: Locale) =>
  hasLocale(post, locale)
    ? {
        ...toItem(post, locale),
        cover: post.cover,
        created_at: post.publishedAt,
        updated_at: post.revisedAt ?? post.publishedAt,
        batch: `b-${post.id}`,
        batchItems: LOCALES.filter((other) => other !== locale && hasLocale(post, other)).map((other) => toItem(post, other)),
      }
    : null;

/** Every item of every article. */
export const toWirePostItems = (posts: StoredPost[]) =>
  posts.flatMap((post) => LOCALES.map((locale) => toWirePost(post, locale)).filter((item) => item !== null));
