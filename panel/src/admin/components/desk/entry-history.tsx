import { formatTime } from "../../../desk/format-answers";
import type { HistoryItem } from "../../../desk/entry-detail";
import styles from "./entry-history.module.css";

type Props = {
  title: string;
  /** Shown when nothing has happened yet. */
  empty: string;
  history: readonly HistoryItem[];
  describe: (item: HistoryItem) => string;
  /** Names the entry of an event where it is not the entry that is shown. */
  nameOther?: (entry: number) => string | null;
};

/** The events of an entry with account and time, the newest first. */
export const EntryHistory = ({ title, empty, history, describe, nameOther }: Props) => (
  <section className={styles.section} aria-labelledby="history">
    <h2 id="history" className={styles.title}>
      {title}
    </h2>
    {history.length === 0 && <p>{empty}</p>}
    <ol className={styles.list}>
      {history.map((item) => {
        const other = nameOther?.(item.entry) ?? null;
        return (
          <li key={item.id} className={styles.item}>
            <time dateTime={item.at}>{formatTime(item.at)}</time>
            <span>{item.accountName}</span>
            <span>{describe(item)}</span>
            {other !== null && <span>({other})</span>}
          </li>
        );
      })}
    </ol>
  </section>
);
