import type { ReactNode } from "react";
import * as styles from "./page-intro.module.css";

interface PageIntroProps {
  title: string;
  children: ReactNode;
}

export const PageIntro = ({ title, children }: PageIntroProps) => (
  <div className={styles.intro}>
    <h1 className={styles.title}>{title}</h1>
    <div className={styles.text}>{children}</div>
  </div>
);
