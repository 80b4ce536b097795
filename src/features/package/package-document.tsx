import { useTranslation } from "gatsby-plugin-react-i18next";
import { PACKAGE_APP_ID, PACKAGE_DATA_ID, type PackageData } from "../../config/package-page";
import { localizedPath, routes } from "../../config/routes";
import type { PackagePage } from "../../domain/package";
import { useLocale } from "../../i18n/use-locale";
import { Brand } from "../../components/layout/brand";
import { mainIdOf } from "../../components/layout/main-id";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { PackageApp } from "./package-app";
import * as styles from "./package-document.module.css";

interface PackageDocumentProps {
  page: PackagePage;
  talent: string | null;
  /** The strings that the browser needs. */
  strings: PackageData["strings"];
}

/**
 * Rendered by the gateway only. The browser hydrates the content of the main element (`src/boot/package-page`); the page has none
 * of the site's own scripts.
 */
export const PackageDocument = ({ page, talent, strings }: PackageDocumentProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { customizations, timeZone } = useSiteSettings();
  const mainId = mainIdOf(locale);
  const data: PackageData = { page, talent, timeZone, locale, strings };
  return (
    <div className={styles.layout} data-section="editorial">
      <a href={`#${mainId}`} className={styles.skip}>
        {t("skip")}
      </a>
      <header className={styles.header}>
        <a
          href={localizedPath(routes.home(), locale)}
          className={styles.brand}
          aria-label={t("nav.home", { agency: customizations.agencyName })}
        >
          <Brand />
        </a>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <div id={PACKAGE_APP_ID} className={styles.app}>
          <PackageApp page={page} talent={talent} timeZone={timeZone} />
        </div>
      </main>
      <footer className={styles.footer}>
        <p>{customizations.agencyName}</p>
        <a href={localizedPath(routes.privacy(), locale)}>{t("nav.privacy")}</a>
      </footer>
      <script type="application/json" id={PACKAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />
    </div>
  );
};

/** Escapes `<`, so that no text can end the script element. */
const toScriptText = (data: PackageData): string => JSON.stringify(data).replaceAll("<", "\\u003c");
