import { graphql, type HeadProps, type PageProps } from "gatsby";
import { unlistedRoutes } from "../config/unlisted-routes";
import { ArticleView } from "../components/editorial/article-view";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import type { Preview } from "../domain/preview";
import { DraftPreview } from "../features/preview/draft-preview";
import { TalentProfile } from "../features/talent/talent-profile";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

export default function PreviewPage({ location }: PageProps<Queries.PreviewPageQuery>) {
  const renderPreview = (preview: Preview) => {
    if (preview.kind === "posts") return <ArticleView article={preview.post} />;
    if (preview.kind === "campaigns") return <ArticleView article={preview.campaign} />;
    const { talent } = preview;
    const category = talent.categories[0] ?? "talents";
    return (
      <div data-section={category}>
        <TalentProfile category={category} talent={talent} location={location} />
      </div>
    );
  };
  return (
    <Layout section="editorial" path={unlistedRoutes.preview()}>
      <DraftPreview search={location.search}>{renderPreview}</DraftPreview>
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PreviewPageQuery, PageContext>) => (
  <Seo
    locale={pageContext.language}
    path={null}
    title={headText(data.locales, "preview")("preview.title")}
    description={headText(data.locales, "common")("site.description")}
    robots="noindex"
  />
);

export const query = graphql`
  query PreviewPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "blog", "talent", "preview"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
