import { graphql } from "gatsby";

/** An editor's text in both languages, for `findText`. */
export const siteTextFragment = graphql`
  fragment SiteText on AgencyText {
    key
    pt
    en
  }
`;

/** An editor's phone number with its links, for `findContact`. */
export const contactTextFragment = graphql`
  fragment ContactText on AgencyText {
    ...SiteText
    link {
      pt
      en
    }
  }
`;

/** The interface strings of one page and language. */
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
