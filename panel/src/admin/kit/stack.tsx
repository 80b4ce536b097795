import type { ReactNode } from "react";

import styles from "./stack.module.css";

export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
