import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LISTING_ROBOTS } from "../config/robots";
import { listingPage, routes } from "../config/routes";
import type { Category, Gender } from "../domain/category";
import { required } from "../domain/required";
import { Layout } from "../components/layout/layout";
import { Breadcrumbs } from "../components/seo/breadcrumbs";
import { Seo } from "../components/seo/seo";
import { CastingListing } from "../features/casting/casting-listing";
import { PagedListing } from "../features/casting/paged-listing";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

interface CategoryContext extends PageContext {
  category: Category;
  gender: Gender | null;
  /** Counted from 1. */
  page: number;
  /** Whether any page of the listing shows a minor. */
  hasMinors: boolean;
}

const pathOf = ({ category, gender, page }: CategoryContext): string => listingPage(category, gender, page);

export default function CategoryTemplate({ data, pageContext, location }: PageProps<Queries.CategoryPageQuery, CategoryContext>) {
  const { category, gender, page } = pageContext;
  const { total, pages, talents } = required(data.listing, "CategoryPage.listing");
  const listing = { category, gender, total, talents };
  return (
    <Layout section={category} path={pathOf(pageContext)}>
      {page === 1 ? <CastingListing location={location} built={listing} /> : <PagedListing listing={listing} page={page} pages={pages} />}
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CategoryPageQuery, CategoryContext>) => {
  const { category, gender, page, hasMinors, language } = pageContext;
  const text = headText(data.locales, "common");
  const name = text(`category.${category}`);
  const list = gender === null ? name : `${name}, ${text(`gender.${gender}`)}`;
  const pages = data.listing?.pages ?? 1;
  const title = page === 1 ? list : `${list}, ${headText(data.locales, "casting")("casting.page", { page, pages }).toLowerCase()}`;
  const path = pathOf(pageContext);
  const crumbs = [{ name, path: routes.category(category) }, ...(gender === null ? [] : [{ name: text(`gender.${gender}`), path }])];
  return (
    <>
      <Seo
        locale={language}
        path={path}
        title={title}
        description={`${title}: ${text("site.description")}`}
        {...(hasMinors && { robots: LISTING_ROBOTS })}
      />
      <Breadcrumbs locale={language} crumbs={crumbs} />
    </>
  );
};

export const query = graphql`
  query CategoryPage($category: AgencyCategory!, $gender: AgencyGender, $page: Int!, $language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "casting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    listing: agencyListing(category: { eq: $category }, gender: { eq: $gender }, page: { eq: $page }) {
      total
      pages
      talents {
        ...TalentCard
      }
    }
  }
`;
