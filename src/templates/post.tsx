import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { ArticleView } from "../components/editorial/article-view";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { FeedLink } from "../components/seo/feed-link";
import { Seo } from "../components/seo/seo";
import { toSharePicture } from "../components/seo/share-picture";
import type { Locale } from "../domain/locale";
import { required } from "../domain/required";
import { PostStructuredData } from "../features/blog/post-structured-data";
import { RelatedPosts } from "../features/blog/related-posts";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

interface PostContext extends PageContext {
  articleId: string;
  /** The language of the version to show: the visitor's, else the only one. */
  versionLanguage: Locale;
  canonicalPath: string;
}

export default function PostTemplate({ data, pageContext }: PageProps<Queries.PostPageQuery, PostContext>) {
  return (
    <Layout section="editorial" path={pageContext.canonicalPath}>
      <ArticleView article={required(data.post, "PostPage.post")} />
      <RelatedPosts language={pageContext.versionLanguage} posts={data.related.nodes} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PostPageQuery, PostContext>) => {
  const post = required(data.post, "PostPage.post");
  const { language, canonicalPath } = pageContext;
  const { title, cover, description } = post;
  const about = headText(data.locales, "common")("site.description");
  const blog = headText(data.locales, "blog")("blog.title");
  return (
    <>
      <Seo
        locale={language}
        path={canonicalPath}
        title={title}
        description={description ?? `${title}: ${about}`}
        image={toSharePicture(cover)}
        type="article"
      />
      <FeedLink locale={language} title={blog} />
      <Breadcrumbs
        locale={language}
        crumbs={[
          { name: blog, path: routes.blog() },
          { name: title, path: canonicalPath },
        ]}
      />
      <PostStructuredData locale={language} path={canonicalPath} post={post} />
    </>
  );
};

export const query = graphql`
  query PostPage($articleId: String!, $versionLanguage: AgencyLocale!, $language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "blog"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    post: agencyPost(articleId: { eq: $articleId }, language: { eq: $versionLanguage }) {
      language
      title
      description
      contentHtml
      date
      cover {
        path
        width
        height
      }
    }
    related: allAgencyPost(
      filter: { language: { eq: $versionLanguage }, articleId: { ne: $articleId }, linkPath: { ne: null } }
      sort: { date: DESC }
      limit: 3
    ) {
      ...RelatedPosts
    }
  }
`;
