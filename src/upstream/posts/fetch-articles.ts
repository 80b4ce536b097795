import { LOCALES } from "../../domain/locale";
import type { Article } from "../../domain/editorial";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchAllRecords } from "../pages";
import type { UpstreamSource } from "../source";
import { allOrFailure, joinRecordLists, keepFirstOfSlug, type RecordList } from "../record-list";
import { blogList, readPostRecords } from "./fetch-post-records";
import type { PostVersion } from "./normalize-post";
import { toArticle } from "./to-article";

/** In both languages, newest first. */
export const fetchArticles = async (source: UpstreamSource): Promise<Result<RecordList<Article>, UpstreamError>> => {
  const lists = allOrFailure(await Promise.all(LOCALES.map((language) => fetchAllRecords(source.client, blogList(language)))));
  if (!lists.ok) return lists;
  const read = joinRecordLists(LOCALES.map((language, index) => readPostRecords(lists.value[index] ?? [], language, source)));
  const articles = groupVersions(read.items.map(({ versions }) => versions)).map((members) => toArticle(members, source.settings.panelUrl));
  const unique = keepFirstOfSlug({ items: articles.sort(newestFirst), skipped: read.skipped }, IDENTITY);
  return success({ ...unique, items: withoutTakenSlugs(unique.items) });
};

/** Of several articles with one slug, only the newest is kept. */
const IDENTITY = {
  resource: "posts",
  idOf: ({ articleId, memberIds }: Article) => memberIds[0] ?? articleId,
  slugOf: ({ slug, hasPage }: Article) => (hasPage ? slug : null),
};

type Versions = [PostVersion, ...PostVersion[]];

/** Groups versions by article. A version's own record has priority over its copy in another record's `batchItems`, which has no cover. */
const groupVersions = (records: readonly (readonly PostVersion[])[]): Versions[] => {
  const own = records.flatMap(([version]) => version ?? []);
  const siblings = records.flatMap(([, ...others]) => others);
  const groups = new Map<string, Versions>();
  for (const version of [...own, ...siblings]) {
    const members = groups.get(version.articleId);
    if (members === undefined) groups.set(version.articleId, [version]);
    else members.push(version);
  }
  return [...groups.values()];
};

/** ISO dates in UTC sort as text; an article without a date comes last. */
const newestFirst = (one: Article, other: Article): number => articleDate(other).localeCompare(articleDate(one));

const articleDate = ({ versions }: Article): string => versions[0]?.date ?? "";

/** Removes a version's slug from the redirects when it is another article's own slug. */
const withoutTakenSlugs = (articles: readonly Article[]): Article[] => {
  const taken = new Set(articles.map(({ slug }) => slug));
  return articles.map((article) => ({ ...article, otherSlugs: article.otherSlugs.filter((slug) => !taken.has(slug)) }));
};
