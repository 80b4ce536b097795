import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../config/routes";
import type { SentFormContext } from "../config/sent-form";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { StaffList } from "../components/layout/staff-list";
import { ContactDetails } from "../features/contact/contact-details";
import { ContactForm } from "../features/contact/contact-form";
import { formTitle } from "../i18n/form-title";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function ContactPage({ data, pageContext }: PageProps<Queries.ContactPageQuery, SentFormContext>) {
  const { t } = useTranslation();
  return (
    <Layout section="editorial" path={routes.contact()}>
      <ContactDetails texts={data.texts.nodes} />
      <ContactForm sent={pageContext.sent} />
      <StaffList title={t("contact.team")} members={data.staff.nodes} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactPageQuery, PageContext & SentFormContext>) => {
  const title = headText(data.locales, "people")("contact.title");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.contact()}
      title={formTitle(title, data.locales, pageContext.sent)}
      description={`${title}: ${headText(data.locales, "common")("site.description")}`}
    />
  );
};

export const query = graphql`
  query ContactPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "people", "forms"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(sort: { key: ASC }, filter: { key: { regex: "/^contact_/" } }) {
      nodes {
        ...ContactText
      }
    }
    staff: allAgencyStaffMember(sort: { order: ASC }) {
      nodes {
        ...StaffContact
      }
    }
  }
`;
