import { graphql, type HeadProps, type PageProps } from "gatsby";
import { parseCastingAddress } from "../../config/casting-address";
import { routes, splitLocale } from "../../config/routes";
import { Layout } from "../../components/site/layout";
import { useHydrated } from "../../components/ui/use-hydrated";
import { CastingListing } from "../../features/casting/casting-listing";
import { SearchSeo } from "../../features/casting/search-seo";
import { WithoutScripts } from "../../features/casting/without-scripts";
import type { PageContext } from "../../i18n/page-context";

/** One page for every search by name, which is known to the browser alone. */
export default function SearchPage({ location }: PageProps<Queries.SearchPageQuery, PageContext>) {
  const path = useHydrated() ? splitLocale(location.pathname).path : routes.search();
  return (
    <Layout section="editorial" path={path}>
      <CastingListing location={location} built={null} />
      <WithoutScripts />
    </Layout>
  );
}

export const Head = ({ location, ...props }: HeadProps<Queries.SearchPageQuery, PageContext>) => (
  <SearchSeo {...props} name={parseCastingAddress(location.pathname, "")?.filter.name} />
);

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "casting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
