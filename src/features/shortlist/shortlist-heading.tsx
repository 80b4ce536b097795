import type { ReactNode } from "react";
import * as styles from "./shortlist-heading.module.css";

interface ShortlistHeadingProps {
  title: string;
  children: ReactNode;
}

/** The page's name, and beside it what there is to say of it. */
export const ShortlistHeading = ({ title, children }: ShortlistHeadingProps) => (
  <div className={styles.heading}>
    <h1 className={styles.title}>{title}</h1>
    <div className={styles.words}>{children}</div>
  </div>
);
