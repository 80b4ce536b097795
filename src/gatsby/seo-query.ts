import type { Campaign, Post } from "../domain/editorial";
import type { Locale } from "../domain/locale";
import type { Talent } from "../domain/talent";

export const SEO_QUERY = `
  query SeoFiles {
    site { siteMetadata { siteUrl } }
    pages: allSitePage { nodes { path matchPath pageContext } }
    talents: allAgencyTalent { nodes { talentId age } }
    posts: allAgencyPost(sort: { date: DESC }) { nodes { articleId slug language title description contentHtml date } }
    campaigns: allAgencyCampaign { nodes { campaignId language date } }
    customizations: agencyCustomizations { agencyName languages }
    strings: allLocale(sort: { ns: ASC }, filter: { ns: { eq: "blog" } }) { nodes { language data } }
  }
`;

export interface BuiltPage {
  path: string;
  matchPath: string | null;
  pageContext: {
    language?: unknown;
    /** Without a locale prefix. */
    canonicalPath?: string;
    talentId?: string;
    articleId?: string;
    campaignId?: string;
    versionLanguage?: Locale;
  } | null;
}

export type FeedPost = Pick<Post, "articleId" | "slug" | "language" | "title" | "description" | "contentHtml" | "date">;

export interface SeoData {
  site: { siteMetadata: { siteUrl: string } };
  pages: { nodes: readonly BuiltPage[] };
  talents: { nodes: readonly Pick<Talent, "talentId" | "age">[] };
  posts: { nodes: readonly FeedPost[] };
  campaigns: { nodes: readonly Pick<Campaign, "campaignId" | "language" | "date">[] };
  customizations: { agencyName: string; languages?: readonly Locale[] } | null;
  strings: { nodes: readonly { language: string; data: string }[] };
}
