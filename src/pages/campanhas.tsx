import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { Seo } from "../components/seo/seo";
import { CampaignList } from "../features/campaigns/campaign-list";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";
import { useLocale } from "../i18n/use-locale";

export default function CampaignsPage({ data }: PageProps<Queries.CampaignsPageQuery>) {
  const { nodes } = data[useLocale()];
  return (
    <Layout section="editorial" path={routes.campaigns()}>
      <CampaignList campaigns={nodes} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CampaignsPageQuery, PageContext>) => {
  const text = headText(data.locales, "blog");
  return (
    <>
      <Seo
        locale={pageContext.language}
        path={routes.campaigns()}
        title={text("campaigns.title")}
        description={`${text("campaigns.description")}: ${headText(data.locales, "common")("site.description")}`}
      />
      <Breadcrumbs locale={pageContext.language} crumbs={[{ name: text("campaigns.title"), path: routes.campaigns() }]} />
    </>
  );
};

// Queries both languages: the filter takes an enum, and the page context has the language as a string.
export const query = graphql`
  query CampaignsPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "blog"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    pt: allAgencyCampaign(filter: { language: { eq: pt } }, sort: { date: DESC }, limit: 10) {
      ...CampaignList
    }
    en: allAgencyCampaign(filter: { language: { eq: en } }, sort: { date: DESC }, limit: 10) {
      ...CampaignList
    }
  }
`;
