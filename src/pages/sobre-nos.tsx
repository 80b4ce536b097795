import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { StaffList } from "../components/layout/staff-list";
import { AboutText } from "../features/about/about-text";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { t } = useTranslation();
  return (
    <Layout section="editorial" path={routes.about()}>
      <AboutText texts={data.texts.nodes} />
      <StaffList title={t("about.team")} members={data.staff.nodes} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.AboutPageQuery, PageContext>) => {
  const title = headText(data.locales, "people")("about.pageTitle");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.about()}
      title={title}
      description={`${title}: ${headText(data.locales, "common")("site.description")}`}
    />
  );
};

export const query = graphql`
  query AboutPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "people"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(filter: { key: { eq: "about_text" } }) {
      nodes {
        ...SiteText
      }
    }
    staff: allAgencyStaffMember(sort: { order: ASC }) {
      nodes {
        ...StaffMember
      }
    }
  }
`;
