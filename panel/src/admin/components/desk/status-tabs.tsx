import Link from "next/link";

import styles from "./status-tabs.module.css";

export type StatusTab = { label: string; count: number; href: string; isCurrent: boolean };

type Props = {
  /** The name of the navigation. */
  label: string;
  tabs: readonly StatusTab[];
};

/** A link for each status, with the number of entries that the filters find there. */
export const StatusTabs = ({ label, tabs }: Props) => (
  <nav className={styles.tabs} aria-label={label}>
    <ul className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <Link prefetch={false} className={styles.tab} href={tab.href} aria-current={tab.isCurrent ? "page" : undefined}>
            {tab.label} <span className={styles.count}>{tab.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
