import type { ReactNode } from "react";
import { useSiteFrame } from "../../components/layout/use-site-frame";
import * as styles from "./shortlist-heading.module.css";

interface ShortlistHeadingProps {
  title: string;
  children: ReactNode;
}

/** The page's heading and introduction; in print also the agency's name and address. */
export const ShortlistHeading = ({ title, children }: ShortlistHeadingProps) => {
  const { siteUrl, customizations } = useSiteFrame();
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.printed}>
        {customizations.agencyName} · {siteUrl}
      </p>
      <div className={styles.words}>{children}</div>
    </div>
  );
};
