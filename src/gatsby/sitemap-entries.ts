import { splitLocale } from "../config/routes";
import { isLocale, type Locale } from "../domain/locale";
import { isMinor } from "../domain/talent";
import type { BuiltPage, SeoData } from "./seo-query";

export interface SitemapEntry {
  /** With its locale prefix. */
  path: string;
  /** Paths of the page by language; a language without the page is missing. */
  versions: Partial<Record<Locale, string>>;
  /** ISO 8601; null when unknown. */
  changedAt: string | null;
}

interface SitemapFacts extends Pick<SeoData, "pages" | "talents" | "posts" | "campaigns"> {
  /** Whether the built page has `noindex`. */
  isUnindexed: (path: string) => Promise<boolean>;
}

/**
 * All canonical addresses that search engines may index. A talent's page is included only if the talent is known to be an
 * adult; all other pages are checked for `noindex`.
 */
export const sitemapEntries = async ({ pages, isUnindexed, ...content }: SitemapFacts): Promise<SitemapEntry[]> => {
  const adults = new Set(content.talents.nodes.filter((talent) => !isMinor(talent)).map(({ talentId }) => talentId));
  const isListed = async ({ path, pageContext }: BuiltPage): Promise<boolean> => {
    const talentId = pageContext?.talentId;
    return talentId === undefined ? !(await isUnindexed(path)) : adults.has(talentId);
  };
  const listed: BuiltPage[] = [];
  for (const page of pages.nodes.filter(isCanonical)) if (await isListed(page)) listed.push(page);
  const versions = versionsByPath(listed);
  const dates = changeDates(content);
  return listed
    .map((page) => ({
      path: page.path,
      versions: versions.get(splitLocale(page.path).path) ?? {},
      changedAt: dates.get(contentKey(page)) ?? null,
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
};

/** Excludes copies, address patterns and the not-found page. */
const isCanonical = ({ path, matchPath, pageContext }: BuiltPage): boolean => {
  const own = splitLocale(path).path;
  const isOwn = own === (pageContext?.canonicalPath ?? own);
  return isLocale(pageContext?.language) && isOwn && !matchPath && !/\/(dev-)?404(-page|\.html)?$/.test(own);
};

const versionsByPath = (pages: readonly BuiltPage[]): Map<string, Partial<Record<Locale, string>>> => {
  const versions = new Map<string, Partial<Record<Locale, string>>>();
  for (const { path } of pages) {
    const { locale, path: own } = splitLocale(path);
    versions.set(own, { ...versions.get(own), [locale]: path });
  }
  return versions;
};

type Dated = Pick<SitemapFacts, "posts" | "campaigns">;

const changeDates = ({ posts, campaigns }: Dated): Map<string, string | null> =>
  new Map([
    ...posts.nodes.map(({ articleId, language, date }) => [`post ${articleId} ${language}`, date] as const),
    ...campaigns.nodes.map(({ campaignId, language, date }) => [`campaign ${campaignId} ${language}`, date] as const),
  ]);

const contentKey = ({ pageContext }: BuiltPage): string => {
  const { articleId, campaignId, versionLanguage } = pageContext ?? {};
  return articleId === undefined ? `campaign ${campaignId} ${versionLanguage}` : `post ${articleId} ${versionLanguage}`;
};
