import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { FeedLink } from "../components/seo/feed-link";
import { OrganizationData } from "../components/seo/organization";
import { Seo } from "../components/seo/seo";
import { useSiteSettings } from "../components/layout/use-site-settings";
import { BlogSection } from "../features/home/blog-section";
import { HomeSlider } from "../features/home/home-slider";
import { HomeWelcome } from "../features/home/home-welcome";
import { InstagramArea } from "../features/home/instagram-area";
import { IntroOverlay } from "../features/home/intro-overlay";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";
import { useLocale } from "../i18n/use-locale";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { agencyName } = useSiteSettings().customizations;
  return (
    <Layout section="editorial" path={routes.home()}>
      {data.slides.nodes.length === 0 ? (
        <HomeWelcome agencyName={agencyName} />
      ) : (
        <>
          <h1 className="visually-hidden">
            {agencyName}: {t("home.title")}
          </h1>
          <HomeSlider slides={data.slides.nodes} />
        </>
      )}
      <BlogSection posts={data[locale].nodes} />
      <InstagramArea />
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
    locales: allLocale(filter: { ns: { in: ["common", "home"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    customizations: agencyCustomizations {
      homeIntro
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
