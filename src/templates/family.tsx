import { graphql, type HeadProps, type PageProps } from "gatsby";
import { familyRoutes } from "../config/family-routes";
import { isPackageText, PACKAGE_PAGE } from "../config/package-page";
import { routes, splitLocale } from "../config/routes";
import type { PackagePage } from "../domain/package";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { ConfirmationView } from "../features/family/confirmation-view";
import { FamilyPageView } from "../features/family/family-page-view";
import { PackageDocument } from "../features/package/package-document";
import { useHydrated } from "../components/ui/use-hydrated";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

const isConfirmation = (pathname: string): boolean => splitLocale(pathname).path.replace(/\/$/, "") === familyRoutes.confirmation();

interface PrivatePageContext extends PageContext {
  /** The gateway sets both for a package's page; they are absent in the build and in the browser. */
  package?: PackagePage;
  talent?: string | null;
}

type PrivatePageProps = PageProps<Queries.FamilyPageQuery, PrivatePageContext>;

const isPackage = (pathname: string): boolean => splitLocale(pathname).path === PACKAGE_PAGE;

/** Pages that are opened by a private link: of an acknowledged form, of a guardian, and of a package. */
export default function PrivatePage(props: PrivatePageProps) {
  const { pageContext, data, location } = props;
  if (!isPackage(location.pathname)) return <FamilyPage {...props} />;
  const { package: page = { state: "unknown", language: pageContext.language }, talent = null } = pageContext;
  return <PackageDocument page={page} talent={talent} strings={stringsOf(data.locales)} />;
}

const stringsOf = ({ edges }: Queries.FamilyPageQuery["locales"]): Record<string, string> => {
  const texts: Record<string, string>[] = edges.map(({ node }) => JSON.parse(node.data ?? "{}"));
  return Object.fromEntries(texts.flatMap((strings) => Object.entries(strings)).filter(([key]) => isPackageText(key)));
};

const FamilyPage = ({ location, data }: Pick<PrivatePageProps, "location" | "data">) => {
  const texts = data.texts.nodes;
  const isHydrated = useHydrated();
  const isLink = isConfirmation(location.pathname);
  // The built family's page of all entries has no address of its own that the language switch could lead to.
  const builtPath = isLink ? familyRoutes.confirmation() : routes.home();
  // The built page is the same for all addresses; the language switch must keep reference and fragment.
  const path = isHydrated ? splitLocale(location.pathname).path + location.hash : builtPath;
  return (
    <Layout section="editorial" path={path}>
      {isLink ? <ConfirmationView location={location} texts={texts} /> : <FamilyPageView location={location} texts={texts} />}
    </Layout>
  );
};

type PrivateHeadProps = HeadProps<Queries.FamilyPageQuery, PrivatePageContext>;

const headOf = ({ data, pageContext, location }: PrivateHeadProps): { title: string; description: string } => {
  if (isPackage(location.pathname)) {
    const text = headText(data.locales, "package");
    const { package: page } = pageContext;
    const title = page?.state === "open" ? page.view.title : text("package.title");
    return { title, description: text("package.description") };
  }
  const text = headText(data.locales, "family");
  const page = isConfirmation(location.pathname) ? "confirmation" : "familyPage";
  return { title: text(`${page}.title`), description: text(`${page}.description`) };
};

export const Head = (props: PrivateHeadProps) => (
  <>
    <Seo locale={props.pageContext.language} path={null} {...headOf(props)} robots="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
  </>
);

export const query = graphql`
  query FamilyPage($language: String!, $namespaces: [String!]) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: $namespaces }, language: { eq: $language } }) {
      ...PageStrings
    }
    texts: allAgencyText(sort: { key: ASC }, filter: { key: { in: ["contact_phone", "contact_whatsapp"] } }) {
      nodes {
        ...SiteText
      }
    }
  }
`;
