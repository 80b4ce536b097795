import type { ReactNode } from "react";

import styles from "./stack.module.css";

/** Children in a column with even gaps. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
