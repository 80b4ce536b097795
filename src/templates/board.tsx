import { graphql, type HeadProps, type PageProps } from "gatsby";
import { boardPage } from "../config/board-routes";
import { LISTING_ROBOTS } from "../config/robots";
import { findTranslation } from "../domain/content";
import { required } from "../domain/required";
import { Layout } from "../components/layout/layout";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { Seo } from "../components/seo/seo";
import { TalentItemList } from "../features/casting/talent-item-list";
import { BoardListing } from "../features/casting/board-listing";
import { PagedBoard } from "../features/casting/paged-board";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

interface BoardContext extends PageContext {
  slug: string;
  /** Counted from 1. */
  page: number;
  /** Whether any page of the board shows a minor. */
  hasMinors: boolean;
  isEmpty: boolean;
}

export default function BoardTemplate({ data, pageContext, location }: PageProps<Queries.BoardPageQuery, BoardContext>) {
  const { slug, page } = pageContext;
  const { total, pages, talents, board } = required(data.boardPage, "BoardPage.boardPage");
  const built = { slug, name: board.name, text: board.text, total, talents };
  return (
    <Layout section="editorial" path={boardPage(slug, page)}>
      {page === 1 ? <BoardListing key={slug} board={built} location={location} /> : <PagedBoard board={built} page={page} pages={pages} />}
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BoardPageQuery, BoardContext>) => {
  const { slug, page, hasMinors, isEmpty, language } = pageContext;
  const name = findTranslation(data.boardPage?.board.name, language)?.text ?? "";
  const pages = data.boardPage?.pages ?? 1;
  const title = page === 1 ? name : `${name}, ${headText(data.locales, "casting")("casting.page", { page, pages }).toLowerCase()}`;
  const path = boardPage(slug, page);
  return (
    <>
      <Seo
        locale={language}
        path={path}
        title={title}
        description={`${title}: ${headText(data.locales, "common")("site.description")}`}
        {...((hasMinors || isEmpty) && { robots: LISTING_ROBOTS })}
      />
      <Breadcrumbs locale={language} crumbs={[{ name, path: boardPage(slug) }]} />
      {!hasMinors && <TalentItemList locale={language} path={path} name={title} talents={data.boardPage?.talents ?? []} />}
    </>
  );
};

export const query = graphql`
  query BoardPage($slug: String!, $page: Int!, $language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "casting", "board"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    boardPage: agencyBoardPage(slug: { eq: $slug }, page: { eq: $page }) {
      total
      pages
      board {
        name {
          pt
          en
        }
        text {
          pt
          en
        }
      }
      talents {
        ...TalentCard
        categories
      }
    }
  }
`;
