import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { SelectionView } from "../features/selection/selection-view";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function SelectionPage({ location }: PageProps<Queries.SelectionPageQuery>) {
  return (
    <Layout section="editorial" path={routes.selection()}>
      <SelectionView search={location.search} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SelectionPageQuery, PageContext>) => {
  const text = headText(data.locales, "selection");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.selection()}
      title={text("selection.title")}
      description={text("selection.description")}
      robots="noindex"
    />
  );
};

export const query = graphql`
  query SelectionPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "talent", "forms", "selection"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
