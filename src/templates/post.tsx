import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/site/layout";
import { ArticleView } from "../components/site/article-view";
import { Seo } from "../components/site/seo";
import { shareAddress } from "../components/site/share-address";
import type { Locale } from "../domain/locale";
import { required } from "../domain/required";
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
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PostPageQuery, PostContext>) => {
  const { title, cover, description } = required(data.post, "PostPage.post");
  const about = headText(data.locales, "common")("site.description");
  return (
    <Seo
      locale={pageContext.language}
      path={pageContext.canonicalPath}
      title={title}
      description={description ?? `${title}: ${about}`}
      image={shareAddress(cover)}
    />
  );
};

export const query = graphql`
  query PostPage($articleId: String!, $versionLanguage: AgencyLocale!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "blog"] }, language: { eq: $language } }) {
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
  }
`;
