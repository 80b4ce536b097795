import type { Locale } from "../../domain/locale";
import type { Post } from "../../domain/editorial";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchPageRecords } from "../pages";
import type { UpstreamSource } from "../source";
import type { RecordList } from "../record-list";
import { blogList, readPostRecords } from "./fetch-post-records";
import { toArticle, versionFor } from "./to-article";

export interface PageOfLanguage {
  language: Locale;
  /** Counted from 1; a page past the end is empty. */
  page: number;
}

/** Ten posts of a language in the content store's order, for infinite scroll. */
export const fetchPostPage = async (
  source: UpstreamSource,
  { language, page }: PageOfLanguage,
): Promise<Result<RecordList<Post>, UpstreamError>> => {
  const records = await fetchPageRecords(source.client, blogList(language), page);
  if (!records.ok) return records;
  const read = readPostRecords(records.value, language, source);
  const posts = read.items.flatMap(({ versions: [own, ...siblings] }) => {
    if (own === undefined) return [];
    return versionFor(toArticle([own, ...siblings], source.settings.panelUrl), language) ?? [];
  });
  return success({ items: posts, skipped: read.skipped });
};
