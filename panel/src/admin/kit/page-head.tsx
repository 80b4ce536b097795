import type { ReactNode } from "react";

import styles from "./page-head.module.css";

type Props = {
  title: string;
  /** One short line above the title, such as a status and a number. */
  kicker?: ReactNode;
  /** One sentence below the title. */
  summary?: ReactNode;
  /** Buttons and links, at the end of the line; below the title on a phone. */
  actions?: ReactNode;
};

/** Renders the only `h1` of a screen. */
export const PageHead = ({ title, kicker, summary, actions }: Props) => (
  <header className={styles.head}>
    <div className={styles.words}>
      {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </header>
);
