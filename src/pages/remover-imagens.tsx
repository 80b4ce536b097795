import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import type { SentFormContext } from "../config/sent-form";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { ImageRemoval } from "../features/privacy/image-removal";
import { formTitle } from "../i18n/form-title";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function RemovalPage({ pageContext }: PageProps<Queries.RemovalPageQuery, SentFormContext>) {
  return (
    <Layout section="editorial" path={routes.removeImages()}>
      <ImageRemoval sent={pageContext.sent} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.RemovalPageQuery, PageContext & SentFormContext>) => {
  const text = headText(data.locales, "privacy");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.removeImages()}
      title={formTitle(text("removal.title"), data.locales, pageContext.sent)}
      description={text("removal.description")}
    />
  );
};

export const query = graphql`
  query RemovalPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "forms", "privacy"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
