import { graphql, type HeadProps, type PageProps } from "gatsby";
import { parseCastingAddress } from "../config/casting-address";
import { routes, splitLocale } from "../config/routes";
import { Layout } from "../components/site/layout";
import { Seo } from "../components/site/seo";
import { useHydrated } from "../components/ui/use-hydrated";
import { CastingListing } from "../features/casting/casting-listing";
import { WithoutScripts } from "../features/casting/without-scripts";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

/** One page for every search: `/pesquisa/{name}` is known to the browser alone. */
export default function SearchPage({ location }: PageProps<Queries.SearchPageQuery, PageContext>) {
  const path = useHydrated() ? splitLocale(location.pathname).path : routes.search();
  return (
    <Layout section="editorial" path={path}>
      <CastingListing location={location} built={null} />
      <WithoutScripts />
    </Layout>
  );
}

// Whoever searches gets an address of his own: endless ones, and of children too.
const ROBOTS = "noindex, follow";

export const Head = ({ data, pageContext, location }: HeadProps<Queries.SearchPageQuery, PageContext>) => {
  const text = headText(data.locales, "casting");
  const name = parseCastingAddress(location.pathname, "")?.filter.name ?? "";
  return (
    <Seo
      locale={pageContext.language}
      path={routes.search()}
      title={name === "" ? text("casting.title") : `${text("casting.quoted", { name })}, ${text("casting.title")}`}
      description={text("casting.description")}
      robots={ROBOTS}
    />
  );
};

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "casting"] }, language: { eq: $language } }) {
      ...PageStrings
    }
  }
`;
