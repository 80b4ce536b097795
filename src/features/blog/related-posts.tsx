import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Post } from "../../domain/editorial";
import { formatCardDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import { EditorialCard } from "../../components/editorial/editorial-card";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import * as styles from "./related-posts.module.css";

interface RelatedPostsProps {
  /** The language of the posts; the page's may differ. */
  language: Post["language"];
  posts: readonly Pick<Post, "postId" | "linkPath" | "title" | "cover" | "date">[];
}

const SIZES = "(min-width: 700px) 31vw, 38vw";

export const RelatedPosts = ({ language, posts }: RelatedPostsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSiteSettings();
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-posts">
      <h2 id="related-posts" className={styles.title}>
        {t("blog.related")}
      </h2>
      <ul className={styles.list} lang={language === locale ? undefined : language}>
        {posts.map(({ postId, linkPath, title, cover, date }) => (
          <li key={postId} className={styles.item}>
            <EditorialCard
              linkPath={linkPath}
              title={title}
              cover={cover}
              date={formatCardDate(date, locale, timeZone)}
              sizes={SIZES}
              heading="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const relatedPostsFragment = graphql`
  fragment RelatedPosts on AgencyPostConnection {
    nodes {
      postId
      linkPath
      title
      date
      cover {
        path
        width
        height
      }
    }
  }
`;
