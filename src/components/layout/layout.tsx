import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { FOOTERLESS_PATHS } from "../../config/constants";
import { useLocale } from "../../i18n/use-locale";
import { Footer } from "./footer";
import { Header, type Section } from "./header";
import { InstallBanner } from "./install-banner";
import { mainIdOf } from "./main-id";
import { OfflineNotice } from "./offline-notice";
import * as styles from "./layout.module.css";

interface LayoutProps {
  section: Section;
  /** The page's path in the default language. */
  path: string;
  /** Hides the content until the language is known (not-found page). */
  isHidden?: boolean;
  children: ReactNode;
}

const hasFooter = (path: string): boolean => !FOOTERLESS_PATHS.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));

export const Layout = ({ section, path, isHidden = false, children }: LayoutProps) => {
  const { t } = useTranslation();
  const mainId = mainIdOf(useLocale());
  return (
    <div className={styles.layout} data-section={section}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t("skip")}
      </a>
      <Header path={path} section={section} />
      <main id={mainId} hidden={isHidden} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {hasFooter(path) && <Footer />}
      <OfflineNotice />
      <InstallBanner />
    </div>
  );
};
