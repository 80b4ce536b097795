import type { Category, Gender } from "../../../src/domain/category";
import type { Customizations } from "../../../src/domain/content";
import type { Article, Campaign, Post } from "../../../src/domain/editorial";
import type { Talent } from "../../../src/domain/talent";

/** Only what addresses need: pages query the rest themselves. */
export const PAGES_QUERY = `
  query AgencyPages {
    talents: allAgencyTalent { nodes { talentId name categories } }
    listings: allAgencyListing { nodes { category gender page hasMinors } }
    boardPages: allAgencyBoardPage { nodes { slug page total hasMinors } }
    articles: allAgencyArticle { nodes { articleId slug hasPage otherSlugs memberIds versions { language } } }
    campaigns: allAgencyCampaign { nodes { campaignId slug language } }
    customizations: allAgencyCustomizations { nodes { languages } }
  }
`;

export type TalentRow = Pick<Talent, "talentId" | "name" | "categories">;

export interface ListingRow {
  /** Null for the list of all talents. */
  category: Category | null;
  gender: Gender | null;
  page: number;
  hasMinors: boolean;
}

export interface BoardPageRow {
  slug: string;
  page: number;
  total: number;
  hasMinors: boolean;
}

export type ArticleRow = Omit<Article, "versions"> & { versions: readonly Pick<Post, "language">[] };

export type CampaignRow = Pick<Campaign, "campaignId" | "slug" | "language">;

export interface PagesData {
  listings: { nodes: readonly ListingRow[] };
  boardPages: { nodes: readonly BoardPageRow[] };
  talents: { nodes: readonly TalentRow[] };
  articles: { nodes: readonly ArticleRow[] };
  campaigns: { nodes: readonly CampaignRow[] };
  customizations: { nodes: readonly Pick<Customizations, "languages">[] };
}
