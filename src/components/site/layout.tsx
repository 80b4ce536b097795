import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { FOOTERLESS_PATHS } from "../../config/constants";
import { useLocale } from "../../i18n/use-locale";
import { Footer } from "./footer";
import { Header } from "./header";
import { InstallBanner } from "./install-banner";
import { mainIdOf } from "./main-id";
import { OfflineNotice } from "./offline-notice";
import type { Section } from "./section";
import * as styles from "./layout.module.css";

interface LayoutProps {
  section: Section;
  /** This page's address in the default language, for the other language's link and the footer's rule. */
  path: string;
  /** Stands by in another language (see the not-found page): a document has one main part. */
  isSpare?: boolean;
  children: ReactNode;
}

const hasFooter = (path: string): boolean => !FOOTERLESS_PATHS.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));

/** The frame of every page: way to the content, header, content in its section's colour, footer. */
export const Layout = ({ section, path, isSpare = false, children }: LayoutProps) => {
  const { t } = useTranslation();
  const mainId = mainIdOf(useLocale());
  return (
    <div className={styles.layout} data-section={section}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t("skip")}
      </a>
      <Header path={path} section={section} />
      <main id={mainId} hidden={isSpare} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {hasFooter(path) && <Footer />}
      <OfflineNotice />
      <InstallBanner />
    </div>
  );
};
