import type { ReactNode } from "react";

import styles from "./empty-state.module.css";

type Props = {
  title: string;
  /** One sentence: the next step, or how records get here. */
  children: ReactNode;
  action?: ReactNode;
};

/** Replaces a list without records. */
export const EmptyState = ({ title, children, action }: Props) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    <p className={styles.text}>{children}</p>
    {action}
  </div>
);
