import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { ScoutingPage as Scouting } from "../features/scouting/scouting-page";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function ScoutingPage({ data }: PageProps<Queries.ScoutingPageQuery>) {
  return (
    <Layout section="editorial" path={routes.scouting()}>
      <Scouting texts={data.texts.nodes} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ScoutingPageQuery, PageContext>) => {
  const text = headText(data.locales, "scouting");
  return (
    <Seo locale={pageContext.language} path={routes.scouting()} title={text("scouting.title")} description={text("scouting.description")} />
  );
};

export const query = graphql`
  query ScoutingPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "forms", "scouting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(filter: { key: { eq: "getscouted_intro" } }) {
      nodes {
        ...SiteText
      }
    }
  }
`;
