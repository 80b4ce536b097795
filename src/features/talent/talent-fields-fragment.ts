import { graphql } from "gatsby";

/** Generated from `src/domain/talent-fields.ts` by `npm run fragments`; a test compares them. */
export const talentFieldsFragment = graphql`
  fragment TalentFields on AgencyTalent {
    age
    heightCm
    heightFeet {
      feet
      inches
    }
    shoes
    jeans
    hair
    hairKind
    eyes
    skills
    city
    languages
    travels
    digitalsOn
    creditKinds
    networks
    followers {
      count
      date
    }
  }
`;
