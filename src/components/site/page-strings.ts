import { graphql } from "gatsby";

/** The interface's strings of one page and language. */
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
