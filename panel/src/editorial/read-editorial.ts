import type { Payload, Where } from "payload";

import type { Locale, Page, Paging, StoredCampaign, StoredInstagramPost, StoredMagazine, StoredPost } from "../contract/content-store";
import type { Campaign, Post } from "../payload-types";
import { mapLocalised, toLocalised } from "../contract/localised";
import { fileOf, isMedia } from "../media/media-file";
import { isPublished } from "../access/published";
import { toHtml } from "./to-html";

const NEWEST_FIRST = ["-publishedAt", "-id"];
export const EVERY_LANGUAGE = { locale: "all", depth: 1, overrideAccess: true } as const;

const hasTitle = (locale: Locale): Where => ({ [`title.${locale}`]: { exists: true } });
const hasAnyTitle: Where = { or: [hasTitle("pt"), hasTitle("en")] };

/** Expects a post that was read in all languages. */
export const toStoredPost = (post: Post): StoredPost => ({
  id: post.id,
  slug: toLocalised(post.slug),
  title: toLocalised(post.title),
  description: toLocalised(post.description),
  html: mapLocalised(post.body, toHtml),
  cover: fileOf(post.cover),
  publishedAt: post.publishedAt,
  revisedAt: post.revisedAt ?? null,
});

/** Expects a campaign that was read in all languages. */
export const toStoredCampaign = (campaign: Campaign): StoredCampaign => ({
  id: campaign.id,
  slug: campaign.slug ?? String(campaign.id),
  title: toLocalised(campaign.title),
  html: mapLocalised(campaign.body, toHtml),
  cover: fileOf(campaign.cover),
  publishedAt: campaign.publishedAt,
});

type PostsQuery = Paging & { locale: Locale | null };

/** Posts with a title in the language; without a language, posts with a title in any. */
export const readPosts = async (payload: Payload, { page, perPage, locale }: PostsQuery): Promise<Page<StoredPost>> => {
  const { docs, totalDocs } = await payload.find({
    ...EVERY_LANGUAGE,
    collection: "posts",
    where: { and: [isPublished, locale === null ? hasAnyTitle : hasTitle(locale)] },
    sort: NEWEST_FIRST,
    page,
    limit: perPage,
  });
  return { items: docs.map(toStoredPost), total: totalDocs };
};

/** The list is the same in every language. */
export const readCampaigns = async (payload: Payload, { page, perPage }: Paging): Promise<Page<StoredCampaign>> => {
  const { docs, totalDocs } = await payload.find({
    ...EVERY_LANGUAGE,
    collection: "campaigns",
    where: isPublished,
    sort: NEWEST_FIRST,
    page,
    limit: perPage,
  });
  return { items: docs.map(toStoredCampaign), total: totalDocs };
};

/** Pages are in reading order. */
export const readMagazines = async (payload: Payload, { page, perPage }: Paging): Promise<Page<StoredMagazine>> => {
  const { docs, totalDocs } = await payload.find({
    ...EVERY_LANGUAGE,
    collection: "magazines",
    where: isPublished,
    sort: NEWEST_FIRST,
    page,
    limit: perPage,
  });
  const items = docs.map((magazine) => ({
    id: magazine.id,
    title: toLocalised(magazine.title),
    description: toLocalised(magazine.description),
    cover: fileOf(magazine.cover),
    pages: magazine.pages.map(fileOf).filter((file) => file !== null),
    publishedAt: magazine.publishedAt,
  }));
  return { items, total: totalDocs };
};

const FEED_LENGTH = 24;

/** Newest first. */
export const readInstagramPosts = async (payload: Payload): Promise<StoredInstagramPost[]> => {
  const { docs } = await payload.find({
    collection: "instagram-posts",
    depth: 1,
    limit: FEED_LENGTH,
    sort: "-timestamp",
    overrideAccess: true,
  });
  return docs.flatMap(({ id, permalink, picture, caption, timestamp }) => {
    const file = fileOf(picture);
    const isVideo = isMedia(picture) && picture.mimeType?.startsWith("video/") === true;
    return file === null ? [] : [{ id, permalink, file, isVideo, caption: caption ?? null, timestamp }];
  });
};
