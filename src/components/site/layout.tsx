import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { FOOTERLESS_PATHS } from "../../config/constants";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Section } from "./section";
import * as styles from "./layout.module.css";

interface LayoutProps {
  section: Section;
  /** This page's address in the default language, for the other language's link and the footer's rule. */
  path: string;
  children: ReactNode;
}

const MAIN_ID = "content";

const hasFooter = (path: string): boolean => !FOOTERLESS_PATHS.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));

/** The frame of every page: way to the content, header, content in its section's colour, footer. */
export const Layout = ({ section, path, children }: LayoutProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.layout} data-section={section}>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        {t("skip")}
      </a>
      <Header path={path} section={section} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {hasFooter(path) && <Footer />}
    </div>
  );
};
