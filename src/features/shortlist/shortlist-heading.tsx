import type { ReactNode } from "react";
import { useSiteFrame } from "../../components/layout/use-site-frame";
import * as styles from "./shortlist-heading.module.css";

interface ShortlistHeadingProps {
  title: string;
  children: ReactNode;
}

/** The page's name, and beside it what there is to say of it; on paper, whose sheet it is. */
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
