import { graphql } from "gatsby";

/** An editor's text in all its languages, for `findText`. */
export const siteTextFragment = graphql`
  fragment SiteText on AgencyText {
    key
    pt
    en
  }
`;
