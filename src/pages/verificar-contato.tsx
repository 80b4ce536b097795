import { graphql, type HeadProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { ContactCheck } from "../features/privacy/contact-check";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function VerifyPage() {
  return (
    <Layout section="editorial" path={routes.verifyContact()}>
      <ContactCheck />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.VerifyPageQuery, PageContext>) => {
  const text = headText(data.locales, "privacy");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.verifyContact()}
      title={text("verify.title")}
      description={text("verify.description")}
    />
  );
};

export const query = graphql`
  query VerifyPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "forms", "privacy"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
