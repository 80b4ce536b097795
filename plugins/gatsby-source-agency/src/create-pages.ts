import type { CreatePagesArgs } from "gatsby";
import { languagesOf } from "../../../src/domain/site-languages";
import { toArticlePages, toArticleRedirects } from "./article-pages";
import { toBoardPage } from "./board-pages";
import { toCampaignPages } from "./campaign-pages";
import { PAGES_QUERY, type PagesData } from "./pages-query";
import type { AgencyOptions } from "./plugin-options-schema";
import { toCategoryPages, toTalentPages } from "./talent-pages";
import { createTranslatedPages, createTranslatedRedirects } from "./translated-pages";

type PageArgs = Pick<CreatePagesArgs, "actions" | "graphql" | "reporter">;

export const createPages = async ({ actions, graphql, reporter }: PageArgs, { templates }: AgencyOptions): Promise<void> => {
  const { data, errors } = await graphql<PagesData>(PAGES_QUERY);
  if (errors || data === undefined) {
    reporter.panicOnBuild("The content could not be queried for its pages.", errors);
    return;
  }
  const articles = data.articles.nodes;
  const campaigns = toCampaignPages(data.campaigns.nodes, templates.campaign);
  const languages = languagesOf(data.customizations.nodes[0]);
  const pages = [
    ...data.listings.nodes.flatMap((listing) => toCategoryPages(listing, templates.category)),
    ...data.boardPages.nodes.map((page) => toBoardPage(page, templates.board)),
    ...data.talents.nodes.flatMap((talent) => toTalentPages(talent, templates.talent)),
    ...articles.flatMap((article) => toArticlePages(article, templates.post)),
    ...campaigns.pages,
  ];
  createTranslatedPages(actions, pages, languages);
  createTranslatedRedirects(actions, [...articles.flatMap(toArticleRedirects), ...campaigns.redirects], languages);
};
