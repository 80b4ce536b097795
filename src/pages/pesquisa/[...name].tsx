import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useState } from "react";
import { parseCastingAddress } from "../../config/casting-address";
import { routes, splitLocale } from "../../config/routes";
import { Layout } from "../../components/layout/layout";
import { useHydrated } from "../../components/ui/use-hydrated";
import { CastingListing } from "../../features/casting/casting-listing";
import { foundAtFirst, searchPath } from "../../features/casting/found-at-first";
import { SearchSeo } from "../../features/casting/search-seo";
import { WithoutScripts } from "../../features/casting/without-scripts";
import type { PageContext } from "../../i18n/page-context";

/** One page for every search by name: the gateway puts the first talents found into it, the browser goes on. */
export default function SearchPage({ location }: PageProps<Queries.SearchPageQuery, PageContext>) {
  const [found] = useState(foundAtFirst);
  const pathname = searchPath(location.pathname);
  const path = useHydrated() ? splitLocale(pathname).path : routes.search();
  return (
    <Layout section="editorial" path={path}>
      <CastingListing location={{ ...location, pathname }} built={found} />
      <WithoutScripts />
    </Layout>
  );
}

export const Head = ({ location, ...props }: HeadProps<Queries.SearchPageQuery, PageContext>) => (
  <SearchSeo {...props} name={parseCastingAddress(searchPath(location.pathname), "")?.filter.name} />
);

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "casting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
