import { graphql } from "gatsby";

/** For `findText`. */
export const siteTextFragment = graphql`
  fragment SiteText on AgencyText {
    key
    pt
    en
  }
`;

/** For `findContact`. */
export const contactTextFragment = graphql`
  fragment ContactText on AgencyText {
    ...SiteText
    link {
      pt
      en
    }
  }
`;

export const pageStringsFragment = graphql`
  fragment PageStrings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
