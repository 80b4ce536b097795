/** The exports of react-i18next that the site and its plugin use; `browser-bundle` aliases the package to this file. */
export { I18nextProvider, useTranslation } from "react-i18next";
