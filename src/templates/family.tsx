import { graphql, type HeadProps, type PageProps } from "gatsby";
import { familyRoutes } from "../config/family-routes";
import { routes, splitLocale } from "../config/routes";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { ConfirmationView } from "../features/family/confirmation-view";
import { RequestView } from "../features/family/request-view";
import { useHydrated } from "../components/ui/use-hydrated";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

const isConfirmation = (pathname: string): boolean => splitLocale(pathname).path.replace(/\/$/, "") === familyRoutes.confirmation();

/** Two pages: that of each acknowledged form, and that of a guardian's link. */
export default function FamilyPage({ location, data }: PageProps<Queries.FamilyPageQuery>) {
  const texts = data.texts.nodes;
  const isHydrated = useHydrated();
  const isLink = isConfirmation(location.pathname);
  // The built page of all requests has no address of its own that the language switch could lead to.
  const builtPath = isLink ? familyRoutes.confirmation() : routes.home();
  // The built page is the same for all addresses; the language switch must keep reference and fragment.
  const path = isHydrated ? splitLocale(location.pathname).path + location.hash : builtPath;
  return (
    <Layout section="editorial" path={path}>
      {isLink ? <ConfirmationView location={location} texts={texts} /> : <RequestView location={location} texts={texts} />}
    </Layout>
  );
}

export const Head = ({ data, pageContext, location }: HeadProps<Queries.FamilyPageQuery, PageContext>) => {
  const text = headText(data.locales, "request");
  const page = isConfirmation(location.pathname) ? "confirmation" : "request";
  return (
    <>
      <Seo
        locale={pageContext.language}
        path={null}
        title={text(`${page}.title`)}
        description={text(`${page}.description`)}
        robots="noindex, nofollow"
      />
      <meta name="referrer" content="no-referrer" />
    </>
  );
};

export const query = graphql`
  query FamilyPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "forms", "request"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(filter: { key: { in: ["contact_phone", "contact_whatsapp"] } }) {
      nodes {
        ...SiteText
      }
    }
  }
`;
