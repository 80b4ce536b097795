import { graphql, type HeadProps, type PageProps } from "gatsby";
import { MINOR_ROBOTS } from "../config/robots";
import { routes } from "../config/routes";
import type { Category } from "../domain/category";
import { required } from "../domain/required";
import { isMinor } from "../domain/talent";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { toCoverSharePicture } from "../components/seo/share-picture";
import { NotFound } from "../features/not-found/not-found";
import { TalentStructuredData } from "../features/talent/talent-structured-data";
import { BuiltTalentView } from "../features/talent/built-talent-view";
import { headText } from "../i18n/head-text";
import type { PageContext } from "../i18n/page-context";

interface TalentContext extends PageContext {
  talentId: string;
  category: Category;
  /** The address under the talent's first category. */
  canonicalPath: string;
}

export default function TalentTemplate({ data, pageContext, location }: PageProps<Queries.TalentPageQuery, TalentContext>) {
  const talent = required(data.talent, "TalentPage.talent");
  const { category } = pageContext;
  return (
    <Layout section={category} path={routes.talent(category, talent)}>
      <BuiltTalentView key={talent.talentId} category={category} built={talent} location={location} fallback={<NotFound />} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.TalentPageQuery, TalentContext>) => {
  const talent = required(data.talent, "TalentPage.talent");
  const { language, canonicalPath, category } = pageContext;
  const text = headText(data.locales, "common");
  const categoryName = text(`category.${category}`);
  return (
    <>
      {/* No share picture and no index for minors. */}
      <Seo
        locale={language}
        path={canonicalPath}
        title={talent.name}
        description={`${talent.name}, ${categoryName}: ${text("site.description")}`}
        {...(isMinor(talent) ? { robots: MINOR_ROBOTS } : { image: toCoverSharePicture(talent), type: "profile" })}
      />
      <TalentStructuredData
        locale={language}
        path={canonicalPath}
        listing={{ name: categoryName, path: routes.category(category) }}
        talent={talent}
        videoName={({ isShowreel }, index) =>
          headText(data.locales, "talent")(isShowreel ? "talent.showreel" : "talent.video", { name: talent.name, index })
        }
      />
    </>
  );
};

export const query = graphql`
  query TalentPage($talentId: String!, $language: String!) {
    locales: allLocale(sort: { ns: ASC }, filter: { ns: { in: ["common", "talent"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    talent: agencyTalent(talentId: { eq: $talentId }) {
      ...TalentProfile
    }
  }
`;
