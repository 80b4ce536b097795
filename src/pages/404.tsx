import { graphql, type HeadProps, type PageProps } from "gatsby";
import { parseTalentAddress, routes, splitLocale } from "../config/routes";
import { referenceOf } from "../config/talent-calls";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { missingKind } from "../features/not-found/missing-kind";
import { NotFound } from "../features/not-found/not-found";
import { OneLanguage } from "../features/not-found/one-language";
import { liveTitle } from "../features/talent/live-titles";
import { TalentLive } from "../features/talent/talent-live";
import { headText } from "../i18n/head-text";

export default function NotFoundPage({ location }: PageProps<Queries.NotFoundPageQuery>) {
  const { pathname, search } = location;
  return (
    <OneLanguage pathname={pathname}>
      {({ isKnown, isSpare }) => {
        const talent = isKnown ? parseTalentAddress(pathname) : null;
        return (
          <Layout
            section={talent?.category ?? "editorial"}
            path={talent === null ? routes.home() : splitLocale(pathname).path}
            isSpare={isSpare}
          >
            {talent === null ? (
              <NotFound kind={isKnown ? missingKind(pathname) : "page"} />
            ) : (
              <TalentLive
                key={talent.talentId}
                category={talent.category}
                talentId={referenceOf(talent, search)}
                place={location}
                otherwise={<NotFound kind="talent" />}
              />
            )}
          </Layout>
        );
      }}
    </OneLanguage>
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
  query NotFoundPage {
    locales: allLocale(filter: { ns: { in: ["common", "talent"] } }) {
      ...PageStrings
    }
  }
`;
