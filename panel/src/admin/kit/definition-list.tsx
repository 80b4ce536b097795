import type { ReactNode } from "react";

import styles from "./definition-list.module.css";

/** A detail that is null, undefined or empty is left out. */
export type Definition = { term: string; detail: ReactNode };

/** Two columns; one below the other on a phone. */
export const DefinitionList = ({ items }: { items: readonly Definition[] }) => (
  <dl className={styles.list}>
    {items
      .filter(({ detail }) => detail !== null && detail !== undefined && detail !== "")
      .map(({ term, detail }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
  </dl>
);
