import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { required } from "../domain/required";
import { Layout } from "../components/layout/layout";
import { FeedLink } from "../components/seo/feed-link";
import { OrganizationData } from "../components/seo/organization";
import { Seo } from "../components/seo/seo";
import { HomeSections } from "../features/home/home-sections";
import { IntroOverlay } from "../features/home/intro-overlay";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";
import { useLocale } from "../i18n/use-locale";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const locale = useLocale();
  return (
    <Layout section="editorial" path={routes.home()}>
      <HomeSections home={required(data.home, "HomePage.home")} slides={data.slides.nodes} posts={data[locale].nodes} />
      {data.customizations?.homeIntro !== false && <IntroOverlay />}
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) => (
  <>
    <Seo
      locale={pageContext.language}
      path={routes.home()}
      title={null}
      description={headText(data.locales, "common")("site.description")}
    />
    <FeedLink locale={pageContext.language} title={headText(data.locales, "home")("home.blog")} />
    <OrganizationData />
  </>
);

// Queries both languages: the filter takes an enum, and the page context has the language as a string.
export const query = graphql`
  query HomePage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "home"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    customizations: agencyCustomizations {
      homeIntro
    }
    home: agencyHome {
      sections
      hasTalents
      doors {
        ...HomeDoor
      }
      newFaces {
        ...NewFace
      }
      boards {
        ...HomeBoard
      }
    }
    slides: allAgencySlide(sort: { order: ASC }) {
      nodes {
        ...HomeSlide
      }
    }
    pt: allAgencyPost(filter: { language: { eq: pt } }, sort: { date: DESC }, limit: 8) {
      ...HomePosts
    }
    en: allAgencyPost(filter: { language: { eq: en } }, sort: { date: DESC }, limit: 8) {
      ...HomePosts
    }
  }
`;
