import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { FeedLink } from "../components/seo/feed-link";
import { Seo } from "../components/seo/seo";
import { PostList } from "../features/blog/post-list";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";
import { useLocale } from "../i18n/use-locale";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { nodes } = data[useLocale()];
  return (
    <Layout section="editorial" path={routes.blog()}>
      <PostList posts={nodes} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogPageQuery, PageContext>) => {
  const text = headText(data.locales, "blog");
  return (
    <>
      <Seo
        locale={pageContext.language}
        path={routes.blog()}
        title={text("blog.title")}
        description={`${text("blog.description")}: ${headText(data.locales, "common")("site.description")}`}
      />
      <FeedLink locale={pageContext.language} title={text("blog.title")} />
      <Breadcrumbs locale={pageContext.language} crumbs={[{ name: text("blog.title"), path: routes.blog() }]} />
    </>
  );
};

// Queries both languages: the filter takes an enum, and the page context has the language as a string.
export const query = graphql`
  query BlogPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "blog"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    pt: allAgencyPost(filter: { language: { eq: pt } }, sort: { date: DESC }, limit: 10) {
      ...PostList
    }
    en: allAgencyPost(filter: { language: { eq: en } }, sort: { date: DESC }, limit: 10) {
      ...PostList
    }
  }
`;
