import type { ReactNode } from "react";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import * as styles from "./selection-heading.module.css";

interface SelectionHeadingProps {
  title: string;
  children: ReactNode;
}

/** In print, also the agency's name and address. */
export const SelectionHeading = ({ title, children }: SelectionHeadingProps) => {
  const { siteUrl, customizations } = useSiteSettings();
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.printOnly}>
        {customizations.agencyName} · {siteUrl}
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
};
