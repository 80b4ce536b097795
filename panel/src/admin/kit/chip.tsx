import type { ReactNode } from "react";

import styles from "./chip.module.css";
import type { Tone } from "./tone";

/** A word or two about a record: a status, a flag. */
export const Chip = ({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles.chip} data-tone={tone}>
    {children}
  </span>
);

export const Chips = ({ children }: { children: ReactNode }) => <span className={styles.chips}>{children}</span>;
