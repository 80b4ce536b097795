/** What the site calls of gatsby-plugin-react-i18next; in browsers it gets this instead of the plugin's whole index (`src/gatsby/visitors-bundle`). */
export { I18nextProvider, useTranslation } from "react-i18next";
export { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
