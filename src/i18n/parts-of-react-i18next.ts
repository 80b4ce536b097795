/** What of react-i18next is called here; gatsby-plugin-react-i18next gets this in browsers instead of the whole (`src/gatsby/visitors-bundle`). */
export { I18nextProvider, useTranslation } from "react-i18next";
