import type { CreatePagesArgs } from "gatsby";
import { toArticlePages } from "./article-pages";
import { toCampaignPages } from "./campaign-pages";
import type { AgencyOptions } from "./plugin-options-schema";
import { createTranslatedPages, createTranslatedRedirects } from "./translated-pages";
import { toCategoryPages, toTalentPages } from "./talent-pages";
import { PAGES_QUERY, type PagesData } from "./pages-query";

type PageArgs = Pick<CreatePagesArgs, "actions" | "graphql" | "reporter">;

/** Creates every page that depends on content, in both languages, and the redirects of sibling slugs. */
export const createPages = async ({ actions, graphql, reporter }: PageArgs, { templates }: AgencyOptions): Promise<void> => {
  const { data, errors } = await graphql<PagesData>(PAGES_QUERY);
  if (errors || data === undefined) {
    reporter.panicOnBuild("The content could not be queried for its pages.", errors);
    return;
  }
  const articles = toArticlePages(data.articles.nodes, templates.post);
  const campaigns = toCampaignPages(data.campaigns.nodes, templates.campaign);
  createTranslatedPages(actions, [
    ...toCategoryPages(templates.category),
    ...data.talents.nodes.flatMap((talent) => toTalentPages(talent, templates.talent)),
    ...articles.pages,
    ...campaigns.pages,
  ]);
  createTranslatedRedirects(actions, articles.redirects);
  for (const warning of [...articles.warnings, ...campaigns.warnings]) reporter.warn(warning);
};
