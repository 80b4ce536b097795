/** The exports of gatsby-plugin-react-i18next that the site uses; `browser-bundle` aliases the package to this file. */
export { I18nextProvider, useTranslation } from "react-i18next";
export { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
