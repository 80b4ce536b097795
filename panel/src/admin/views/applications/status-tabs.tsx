import Link from "next/link";

import type { ApplicationQuery } from "../../../desk/application-query";
import { ENTRY_STATUSES, type EntryStatus } from "../../../desk/application-status";
import { tabAddress } from "../../../desk/board-address";
import type { ApplicationMessages } from "../../../messages/applications";
import styles from "./status-tabs.module.css";

type Props = {
  adminRoute: string;
  query: ApplicationQuery;
  counts: Record<EntryStatus, number>;
  messages: ApplicationMessages;
};

/** A link for each status, with the number of applications that the filters find there. */
export const StatusTabs = ({ adminRoute, query, counts, messages }: Props) => {
  const total = ENTRY_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const tabs = [
    ...ENTRY_STATUSES.map((status) => ({ status, label: messages.statuses[status], count: counts[status] })),
    { status: null, label: messages.all, count: total },
  ];
  return (
    <nav className={styles.tabs} aria-label={messages.title}>
      <ul className={styles.list}>
        {tabs.map(({ status, label, count }) => (
          <li key={label}>
            <Link
              prefetch={false}
              className={styles.tab}
              href={tabAddress(adminRoute, query, status)}
              aria-current={status === query.status ? "page" : undefined}
            >
              {label} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
