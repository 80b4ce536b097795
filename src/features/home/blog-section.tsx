import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { Post } from "../../domain/editorial";
import { EditorialCard } from "../../components/editorial/editorial-card";
import { Link } from "../../components/ui/link";
import * as styles from "./blog-section.module.css";

interface BlogSectionProps {
  posts: readonly Pick<Post, "postId" | "linkPath" | "title" | "cover">[];
}

const SIZES = "(min-width: 991px) 25vw, 50vw";

export const BlogSection = ({ posts }: BlogSectionProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="home-blog">
      <div className={styles.top}>
        <h2 id="home-blog" className={styles.title}>
          {t("home.blog")}
        </h2>
        <Link to={routes.blog()} className={styles.all}>
          {t("home.blogAll")}
        </Link>
      </div>
      {posts.length === 0 && <p>{t("home.blogEmpty")}</p>}
      <ul className={styles.masonry}>
        {posts.map(({ postId, linkPath, title, cover }) => (
          <li key={postId} className={styles.item}>
            <EditorialCard linkPath={linkPath} title={title} cover={cover} date={null} sizes={SIZES} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const homePostsFragment = graphql`
  fragment HomePosts on AgencyPostConnection {
    nodes {
      postId
      linkPath
      title
      cover {
        path
        width
        height
      }
    }
  }
`;
