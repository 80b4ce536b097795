import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import type { SentFormContext } from "../config/sent-form";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { ScoutingPage as Scouting } from "../features/scouting/scouting-page";
import { formTitle } from "../i18n/form-title";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function ScoutingPage({ data, pageContext }: PageProps<Queries.ScoutingPageQuery, SentFormContext>) {
  return (
    <Layout section="editorial" path={routes.scouting()}>
      <Scouting texts={data.texts.nodes} sent={pageContext.sent} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ScoutingPageQuery, PageContext & SentFormContext>) => {
  const text = headText(data.locales, "scouting");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.scouting()}
      title={formTitle(text("scouting.title"), data.locales, pageContext.sent)}
      description={text("scouting.description")}
    />
  );
};

export const query = graphql`
  query ScoutingPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "forms", "scouting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(filter: { key: { eq: "getscouted_intro" } }) {
      nodes {
        ...SiteText
      }
    }
  }
`;
