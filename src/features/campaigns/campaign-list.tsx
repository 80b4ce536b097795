import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EditorialList } from "../../components/editorial/editorial-list";
import type { EditorialItem } from "../../components/editorial/saved-lists";
import { routes } from "../../config/routes";
import { success } from "../../domain/result";
import { useLocale } from "../../i18n/use-locale";
import { fetchCampaigns, type ListedCampaign } from "../../live/fetch-editorial";

type CardCampaign = Pick<ListedCampaign, "campaignId" | "slug" | "title" | "cover">;

interface CampaignListProps {
  campaigns: readonly CardCampaign[];
}

/** Campaign cards show cover and title only. */
const toItem = ({ campaignId, slug, title, cover }: CardCampaign): EditorialItem => ({
  key: campaignId,
  linkPath: routes.campaign(slug),
  title,
  cover,
  date: null,
});

export const CampaignList = ({ campaigns }: CampaignListProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const fetchPage = async (page: number) => {
    const answer = await fetchCampaigns(locale, page);
    return answer.ok ? success(answer.value.map(toItem)) : answer;
  };
  return (
    <EditorialList
      title={t("campaigns.title")}
      emptyText={t("campaigns.empty")}
      items={campaigns.map(toItem)}

      fetchPage={fetchPage}
    />
  );
};

export const campaignListFragment = graphql`
  fragment CampaignList on AgencyCampaignConnection {
    nodes {
      campaignId
      slug
      title
      cover {
        path
        width
        height
      }
    }
  }
`;
