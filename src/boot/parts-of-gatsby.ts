/** The exports of Gatsby that gatsby-plugin-react-i18next uses; `browser-bundle` aliases the package to this file. */
export { Link, navigate, withPrefix } from "gatsby";
