import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import type { SentFormContext } from "../config/sent-form";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { WorkshopForm } from "../features/workshop/workshop-form";
import { WorkshopGallery } from "../features/workshop/workshop-gallery";
import { WorkshopIntro } from "../features/workshop/workshop-intro";
import { formTitle } from "../i18n/form-title";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function WorkshopPage({ data, pageContext }: PageProps<Queries.WorkshopPageQuery, SentFormContext>) {
  return (
    <Layout section="editorial" path={routes.workshop()}>
      <WorkshopIntro texts={data.texts.nodes} />
      <WorkshopGallery pictures={data.pictures.nodes} />
      <WorkshopForm sent={pageContext.sent} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.WorkshopPageQuery, PageContext & SentFormContext>) => {
  const title = headText(data.locales, "people")("workshop.title");
  return (
    <Seo
      locale={pageContext.language}
      path={routes.workshop()}
      title={formTitle(title, data.locales, pageContext.sent)}
      description={`${title}: ${headText(data.locales, "common")("site.description")}`}
    />
  );
};

export const query = graphql`
  query WorkshopPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "people", "forms"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(sort: { key: ASC }, filter: { key: { in: ["workshop_description", "contact_whatsapp"] } }) {
      nodes {
        ...ContactText
      }
    }
    pictures: allAgencyWorkshopPicture(sort: { order: ASC }) {
      nodes {
        ...WorkshopGallery
      }
    }
  }
`;
