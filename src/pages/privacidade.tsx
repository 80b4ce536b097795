import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { PrivacyNotice } from "../features/privacy/privacy-notice";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return (
    <Layout section="editorial" path={routes.privacy()}>
      <PrivacyNotice texts={data.texts.nodes} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PrivacyPageQuery, PageContext>) => {
  const text = headText(data.locales, "privacy");
  return (
    <Seo locale={pageContext.language} path={routes.privacy()} title={text("privacy.title")} description={text("privacy.description")} />
  );
};

export const query = graphql`
  query PrivacyPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "privacy"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(filter: { key: { eq: "privacy_notice" } }) {
      nodes {
        ...SiteText
      }
    }
  }
`;
