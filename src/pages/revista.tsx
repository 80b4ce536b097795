import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { MagazineView } from "../features/magazine/magazine-view";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";
import { useLocale } from "../i18n/use-locale";

export default function MagazinePage({ data, location }: PageProps<Queries.MagazinePageQuery>) {
  const { nodes } = data[useLocale()];
  return (
    <Layout section="editorial" path={routes.magazine()}>
      <MagazineView editions={nodes} search={location.search} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.MagazinePageQuery, PageContext>) => {
  const text = headText(data.locales, "magazine");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.magazine()}
      title={text("magazine.title")}
      description={`${text("magazine.description")}: ${headText(data.locales, "common")("site.description")}`}
    />
  );
};

// Queries both languages: the filter takes an enum, and the page context has the language as a string.
export const query = graphql`
  query MagazinePage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "magazine"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    pt: allAgencyMagazine(filter: { language: { eq: pt } }, sort: { date: DESC }) {
      ...MagazineEditions
    }
    en: allAgencyMagazine(filter: { language: { eq: en } }, sort: { date: DESC }) {
      ...MagazineEditions
    }
  }
`;
