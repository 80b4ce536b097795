import { routes } from "../../../src/config/routes";
import type { Locale } from "../../../src/domain/locale";
import type { CampaignRow } from "./pages-query";
import { slugOwners } from "./slug-owners";
import type { PageDraft } from "./translated-pages";
import { versionFor } from "./version-for";

interface CampaignPages {
  pages: PageDraft[];
  warnings: string[];
}

/** `/campanhas/{slug}` of every campaign; where two claim one slug, the one with the lower id has it. */
export const toCampaignPages = (campaigns: readonly CampaignRow[], component: string): CampaignPages => {
  const owners = slugOwners(campaigns.map(({ slug, campaignId }) => ({ slug, ownerId: campaignId })));
  const pages = [...owners].map(([slug, campaignId]) => {
    const languages = campaigns.filter((row) => row.campaignId === campaignId).map(({ language }) => language);
    return {
      path: routes.campaign(slug),
      component,
      context: (language: Locale) => ({
        campaignId,
        versionLanguage: versionFor(language, languages),
        canonicalPath: routes.campaign(slug),
      }),
    };
  });
  const homeless = campaigns.filter(({ slug, campaignId }) => owners.get(slug) !== campaignId);
  return { pages, warnings: homeless.map(toWarning) };
};

const toWarning = ({ slug, campaignId, language }: CampaignRow): string =>
  `Campaign ${campaignId} (${language}) has no page: its slug ${slug} belongs to another campaign`;
