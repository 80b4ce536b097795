import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { ArticleView } from "../components/editorial/article-view";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { Seo } from "../components/seo/seo";
import { toSharePicture } from "../components/seo/share-picture";
import type { Locale } from "../domain/locale";
import { required } from "../domain/required";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

interface CampaignContext extends PageContext {
  campaignId: string;
  /** The language of the version to show: the visitor's, else the only one. */
  versionLanguage: Locale;
  canonicalPath: string;
}

export default function CampaignTemplate({ data, pageContext }: PageProps<Queries.CampaignPageQuery, CampaignContext>) {
  return (
    <Layout section="editorial" path={pageContext.canonicalPath}>
      <ArticleView article={required(data.campaign, "CampaignPage.campaign")} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CampaignPageQuery, CampaignContext>) => {
  const { title, cover } = required(data.campaign, "CampaignPage.campaign");
  const { language, canonicalPath } = pageContext;
  const about = headText(data.locales, "common")("site.description");
  const campaigns = headText(data.locales, "blog")("campaigns.title");
  return (
    <>
      <Seo
        locale={language}
        path={canonicalPath}
        title={title}
        description={`${title}: ${about}`}
        image={toSharePicture(cover)}
        type="article"
      />
      <Breadcrumbs
        locale={language}
        crumbs={[
          { name: campaigns, path: routes.campaigns() },
          { name: title, path: canonicalPath },
        ]}
      />
    </>
  );
};

export const query = graphql`
  query CampaignPage($campaignId: String!, $versionLanguage: AgencyLocale!, $language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "blog"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    campaign: agencyCampaign(campaignId: { eq: $campaignId }, language: { eq: $versionLanguage }) {
      language
      title
      contentHtml
      date
      cover {
        path
        width
        height
      }
    }
  }
`;
