import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { EditorialList } from "../../components/editorial/editorial-list";
import type { EditorialItem } from "../../components/editorial/saved-lists";
import { success } from "../../domain/result";
import { useLocale } from "../../i18n/use-locale";
import { fetchPosts, type ListedPost } from "../../live/fetch-editorial";

type CardPost = Pick<ListedPost, "postId" | "linkPath" | "title" | "cover" | "date">;

interface PostListProps {
  posts: readonly CardPost[];
}

const toItem = ({ postId, linkPath, title, cover, date }: CardPost): EditorialItem => ({ key: postId, linkPath, title, cover, date });

export const PostList = ({ posts }: PostListProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const fetchPage = async (page: number) => {
    const answer = await fetchPosts(locale, page);
    return answer.ok ? success(answer.value.map(toItem)) : answer;
  };
  return <EditorialList title={t("blog.title")} emptyText={t("blog.empty")} items={posts.map(toItem)} fetchPage={fetchPage} />;
};

export const postListFragment = graphql`
  fragment PostList on AgencyPostConnection {
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
