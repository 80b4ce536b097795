import { graphql, type HeadProps, type PageProps } from "gatsby";
import { MINOR_ROBOTS } from "../config/robots";
import { routes } from "../config/routes";
import type { Category } from "../domain/category";
import { required } from "../domain/required";
import { isMinor } from "../domain/talent";
import { Layout } from "../components/layout/layout";
import { Seo } from "../components/seo/seo";
import { shareCover } from "../components/seo/share-address";
import { NotFound } from "../features/not-found/not-found";
import { TalentData } from "../features/talent/talent-data";
import { TalentFresh } from "../features/talent/talent-fresh";
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
      <TalentFresh key={talent.talentId} category={category} built={talent} place={location} otherwise={<NotFound />} />
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
        {...(isMinor(talent) ? { robots: MINOR_ROBOTS } : { image: shareCover(talent), type: "profile" })}
      />
      <TalentData
        locale={language}
        path={canonicalPath}
        listing={{ name: categoryName, path: routes.category(category) }}
        talent={talent}
        videoName={(index) => headText(data.locales, "talent")("talent.video", { name: talent.name, index })}
      />
    </>
  );
};

export const query = graphql`
  query TalentPage($talentId: String!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "talent"] }, language: { eq: $language } }) {
      ...PageStrings
    }
    talent: agencyTalent(talentId: { eq: $talentId }) {
      ...TalentProfile
    }
  }
`;
