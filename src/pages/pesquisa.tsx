import { graphql, type HeadProps, type PageProps } from "gatsby";
import { routes } from "../config/routes";
import { required } from "../domain/required";
import { Layout } from "../components/layout/layout";
import { CastingListing } from "../features/casting/casting-listing";
import { SearchSeo } from "../features/casting/search-seo";
import { WithoutScripts } from "../features/casting/no-script-links";
import type { PageContext } from "../i18n/page-context";

/** A search without a name. The first talents are in the HTML. */
export default function AllTalentsPage({ data, location }: PageProps<Queries.AllTalentsPageQuery, PageContext>) {
  const { total, talents } = required(data.listing, "AllTalentsPage.listing"); // the source plugin always creates it
  return (
    <Layout section="editorial" path={routes.search()}>
      <CastingListing location={location} built={{ category: null, gender: null, total, talents }} />
      <WithoutScripts />
    </Layout>
  );
}

export const Head = (props: HeadProps<Queries.AllTalentsPageQuery, PageContext>) => <SearchSeo {...props} />;

export const query = graphql`
  query AllTalentsPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "casting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    listing: agencyListing(category: { eq: null }) {
      total
      talents {
        ...TalentCard
        categories
      }
    }
  }
`;
