import { graphql, type HeadProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { ImageRemoval } from "../features/privacy/image-removal";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function RemovalPage() {
  return (
    <Layout section="editorial" path={routes.removeImages()}>
      <ImageRemoval />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.RemovalPageQuery, PageContext>) => {
  const text = headText(data.locales, "privacy");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.removeImages()}
      title={text("removal.title")}
      description={text("removal.description")}
    />
  );
};

export const query = graphql`
  query RemovalPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "forms", "privacy"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
