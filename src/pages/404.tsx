import { graphql, type HeadProps, type PageProps } from "gatsby";
import { parseTalentAddress, routes, splitLocale } from "../config/routes";
import { referenceOf } from "../config/talent-calls";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { missingKind, NotFound } from "../features/not-found/not-found";
import { LanguageVersions } from "../features/not-found/language-versions";
import { liveTitle, LiveTalentView } from "../features/talent/live-talent-view";
import { headText } from "../i18n/head-text";

export default function NotFoundPage({ location }: PageProps<Queries.NotFoundPageQuery>) {
  const { pathname, search } = location;
  return (
    <LanguageVersions pathname={pathname}>
      {({ isKnown, isHidden }) => {
        const talent = isKnown ? parseTalentAddress(pathname) : null;
        return (
          <Layout
            section={talent?.category ?? "editorial"}
            path={talent === null ? routes.home() : splitLocale(pathname).path}
            isHidden={isHidden}
          >
            {talent === null ? (
              <NotFound kind={isKnown ? missingKind(pathname) : "page"} />
            ) : (
              <LiveTalentView
                key={talent.talentId}
                category={talent.category}
                talentId={referenceOf(talent, search)}
                location={location}
                fallback={<NotFound kind="talent" />}
              />
            )}
          </Layout>
        );
      }}
    </LanguageVersions>
  );
}

export const Head = ({ data, location: { pathname } }: HeadProps<Queries.NotFoundPageQuery>) => {
  const { locale } = splitLocale(pathname);
  const ofLocale = { edges: data.locales.edges.filter(({ node }) => node.language === locale) };
  const text = headText(ofLocale, "common");
  return (
    <Seo
      locale={locale}
      path={null}
      title={text("notFound.title")}
      wholeTitle={liveTitle(pathname)}
      description={text("site.description")}
      robots="noindex"
    />
  );
};

export const query = graphql`
  query NotFoundPage($languages: [String] = ["pt", "en"]) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "talent"] }, language: { in: $languages } }) {
      ...PageStrings
    }
  }
`;
