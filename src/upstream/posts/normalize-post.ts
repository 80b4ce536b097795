import { failure, success, type Result } from "../../domain/result";
import type { Locale } from "../../domain/locale";
import { isLocale } from "../../domain/locale";
import type { Picture } from "../../domain/media";
import type { ContentRules } from "../html/content-link";
import { sanitizeContent } from "../html/sanitize-content";
import { unsizedPicture } from "../media-path";
import { readRecords, type SkippedRecord } from "../record-list";
import { parseWire } from "../wire-fields";
import { timestamp } from "../wire-values";
import { wireBatchItem, wirePost, type WireBatchItem, type WirePost } from "./wire-post";

/** One language version, before it is grouped with the others. */
export interface PostVersion {
  postId: string;
  articleId: string;
  /** As sent: a slug or an address. */
  sentSlug: string;
  language: Locale;
  title: string;
  description: string | null;
  cover: Picture | null;
  contentHtml: string;
  date: string | null;
}

export interface PostContext {
  rules: ContentRules;
  /** The list's language, for records without `language`. */
  language: Locale;
}

/** The versions in one record: its own first, then those of `batchItems`. `skipped` has the items that could not be read. */
export interface PostRecord {
  versions: readonly PostVersion[];
  skipped: readonly SkippedRecord[];
}

export const normalizePostRecord = (record: unknown, context: PostContext): Result<PostRecord, string> => {
  const wire = parseWire(wirePost, record);
  if (!wire.ok) return wire;
  const own = normalizeVersion(wire.value, wire.value, context);
  if (!own.ok) return own;
  const siblings = readRecords(wire.value.batchItems, {
    resource: "posts",
    read: (item) => {
      const sibling = parseWire(wireBatchItem, item);
      return sibling.ok ? normalizeVersion(sibling.value, wire.value, context) : sibling;
    },
    idOf: ({ postId }) => postId,
  });
  const others = siblings.items.filter(({ postId }) => postId !== own.value.postId);
  return success({ versions: [own.value, ...others], skipped: siblings.skipped });
};

/** The prefixes separate the post 31 from the batch "31": a batch is free text, and may equal another post's id. */
const articleIdOf = ({ batch, id }: WirePost): string => (batch === null ? `post-${id}` : `batch-${batch}`);

const normalizeVersion = (wire: WireBatchItem, article: WirePost, { rules, language }: PostContext): Result<PostVersion, string> => {
  const content = sanitizeContent(wire.content, rules);
  if (!content.ok) return content;
  const ownLanguage = wire.language === null ? language : wire.language.slice(0, 2).toLowerCase();
  if (!isLocale(ownLanguage)) return failure("language is neither pt nor en");
  return success({
    postId: wire.id,
    articleId: articleIdOf(article),
    sentSlug: wire.slug,
    language: ownLanguage,
    title: wire.title,
    description: wire.description,
    cover: unsizedPicture(article.cover, rules),
    contentHtml: content.value,
    date: timestamp(article.updated_at) ?? timestamp(article.created_at),
  });
};
