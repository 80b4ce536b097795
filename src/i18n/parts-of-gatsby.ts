/** What gatsby-plugin-react-i18next calls of Gatsby; in browsers it gets this instead of the whole (`src/gatsby/visitors-bundle`). */
export { Link, navigate, withPrefix } from "gatsby";
