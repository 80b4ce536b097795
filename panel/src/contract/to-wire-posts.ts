import { type Locale, LOCALES, type StoredPost } from "./content-store";

/** The wire has one item per language; its id is derived from the post's, so that it never changes: 7 becomes 13 (pt) and 14 (en). */
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

/** The other language is in `batchItems`; null when the post has no title in this one. */
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

export const toWirePostItems = (posts: StoredPost[]) =>
  posts.flatMap((post) => LOCALES.map((locale) => toWirePost(post, locale)).filter((item) => item !== null));
