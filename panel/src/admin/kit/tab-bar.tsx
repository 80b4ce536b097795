import { Link } from "./next-client";
import styles from "./tab-bar.module.css";

export type Tab = { label: string; href: string; count?: number; isCurrent: boolean };

/** Each tab shows its number of records. `label` names the bar for screen readers. */
export const TabBar = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.bar} aria-label={label}>
    <ul className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <Link className={styles.tab} href={tab.href} prefetch={false} aria-current={tab.isCurrent ? "page" : undefined}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
