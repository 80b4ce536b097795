import type { ReactNode } from "react";

import styles from "./notice.module.css";
import type { Tone } from "./tone";

type Props = {
  tone?: Tone;
  title?: string;
  /** Screen readers read it at once: for a message that appears after an action. */
  isAlert?: boolean;
  children: ReactNode;
};

export const Notice = ({ tone = "plain", title, isAlert = false, children }: Props) => (
  <div className={styles.notice} data-tone={tone} role={isAlert ? "alert" : undefined}>
    {title !== undefined && <strong className={styles.title}>{title}</strong>}
    <div>{children}</div>
  </div>
);
