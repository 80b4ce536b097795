import { routes } from "../../../src/config/routes";
import { DEFAULT_LOCALE, type Locale } from "../../../src/domain/locale";
import type { CampaignRow } from "./pages-query";
import { toVersionLanguage, type PageDraft, type RedirectDraft } from "./translated-pages";

interface CampaignPages {
  pages: PageDraft[];
  redirects: RedirectDraft[];
}

/** `/campanhas/{slug}` for each campaign with its Portuguese slug, else its only one; other versions' slugs redirect to it. */
export const toCampaignPages = (rows: readonly CampaignRow[], component: string): CampaignPages => {
  const campaigns = [...new Set(rows.map(({ campaignId }) => campaignId))].map((campaignId) =>
    toCampaign(
      campaignId,
      rows.filter((row) => row.campaignId === campaignId),
    ),
  );
  return {
    pages: campaigns.map(({ campaignId, slug, languages }) => ({
      path: routes.campaign(slug),
      component,
      context: (language: Locale) => ({
        campaignId,
        versionLanguage: toVersionLanguage(language, languages),
        canonicalPath: routes.campaign(slug),
      }),
    })),
    redirects: campaigns.flatMap(({ slug, otherSlugs }) =>
      otherSlugs.map((other) => ({ from: routes.campaign(other), to: routes.campaign(slug) })),
    ),
  };
};

const toCampaign = (campaignId: string, rows: readonly CampaignRow[]) => {
  const languages = rows.map(({ language }) => language);
  const main = rows.find(({ language }) => language === toVersionLanguage(DEFAULT_LOCALE, languages));
  const slug = main?.slug ?? campaignId;
  return { campaignId, slug, languages, otherSlugs: rows.map((row) => row.slug).filter((other) => other !== slug) };
};
