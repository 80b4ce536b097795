import { graphql, type HeadProps, type PageProps } from "gatsby";
import { parseCastingAddress } from "../../config/casting-address";
import { routes, splitLocale } from "../../config/routes";
import type { FoundByName } from "../../config/search-page";
import { Layout } from "../../components/layout/layout";
import { useHydrated } from "../../components/ui/use-hydrated";
import { isServer, searchPath, SearchResults } from "../../features/casting/search-results";
import { SearchSeo } from "../../features/casting/search-seo";
import { WithoutScripts } from "../../features/casting/no-script-links";
import type { PageContext } from "../../i18n/page-context";

interface SearchContext extends PageContext {
  /** Added by the gateway before it renders the page; absent in the build and in the browser. */
  found?: FoundByName;
}

/** One page for all searches by name: the gateway renders the first results, the browser all of them. */
export default function SearchPage({ location, pageContext }: PageProps<Queries.SearchPageQuery, SearchContext>) {
  const pathname = searchPath(location.pathname);
  const path = useHydrated() ? splitLocale(pathname).path : routes.search();
  return (
    <Layout section="editorial" path={path}>
      <SearchResults location={{ ...location, pathname }} found={pageContext.found} />
      <WithoutScripts />
    </Layout>
  );
}

export const Head = ({ location, ...props }: HeadProps<Queries.SearchPageQuery, SearchContext>) => (
  <SearchSeo
    {...props}
    name={isServer() ? props.pageContext.found?.name : parseCastingAddress(searchPath(location.pathname), "")?.filter.name}
  />
);

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "casting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
