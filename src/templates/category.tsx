import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import type { Category, Gender } from "../domain/category";
import { Layout } from "../components/site/layout";
import { Breadcrumbs } from "../components/site/breadcrumbs";
import { Seo } from "../components/site/seo";
import { ListingHeading } from "../features/casting/listing-heading";
import { TalentGrid } from "../features/casting/talent-grid";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

interface CategoryContext extends PageContext {
  category: Category;
  gender: Gender | null;
}

const listingPath = ({ category, gender }: CategoryContext): string =>
  gender === null ? routes.category(category) : routes.listing(category, gender);

export default function CategoryTemplate({ data, pageContext }: PageProps<Queries.CategoryPageQuery, CategoryContext>) {
  const { category, gender } = pageContext;
  const { total, talents } = data.listing ?? { total: 0, talents: [] };
  return (
    <Layout section={category} path={listingPath(pageContext)}>
      <ListingHeading category={category} gender={gender} total={total} />
      <TalentGrid category={category} gender={gender} total={total} talents={talents} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CategoryPageQuery, CategoryContext>) => {
  const { category, gender, language } = pageContext;
  const text = headText(data.locales, "common");
  const name = text(`category.${category}`);
  const title = gender === null ? name : `${name}, ${text(`gender.${gender}`)}`;
  const path = listingPath(pageContext);
  const crumbs = [{ name, path: routes.category(category) }, ...(gender === null ? [] : [{ name: text(`gender.${gender}`), path }])];
  return (
    <>
      <Seo locale={language} path={path} title={title} description={`${title}: ${text("site.description")}`} />
      <Breadcrumbs locale={language} crumbs={crumbs} />
    </>
  );
};

export const query = graphql`
  query CategoryPage($category: AgencyCategory!, $gender: AgencyGender, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "casting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    listing: agencyListing(category: { eq: $category }, gender: { eq: $gender }) {
      total
      talents {
        ...TalentCard
      }
    }
  }
`;
