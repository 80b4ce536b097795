import { formatTime } from "../../shared/format-time";
import type { HistoryItem } from "../entry-detail";
import type { EntryMessages } from "../words/entries";
import { Card } from "../../admin/kit/card";
import styles from "./entry-history.module.css";

type Props = {
  messages: EntryMessages;
  history: readonly HistoryItem[];
  describe: (item: HistoryItem) => string;
  /** Names the entry of an event; null for the entry that is shown. */
  nameOther?: (entry: number) => string | null;
};

export const EntryHistory = ({ messages, history, describe, nameOther }: Props) => (
  <Card title={messages.history}>
    {history.length === 0 && <p className={styles.empty}>{messages.noHistory}</p>}
    <ol className={styles.list}>
      {history.map((item) => {
        const other = nameOther?.(item.entry) ?? null;
        return (
          <li key={item.id} className={styles.item}>
            <span>
              {describe(item)}
              {other !== null && ` (${other})`}
              {item.text !== null && (
                <details>
                  <summary>{messages.readMail}</summary>
                  <p className={styles.text}>{item.text}</p>
                </details>
              )}
            </span>
            <span className={styles.account}>
              {item.accountName !== null && `${item.accountName} · `}
              <time dateTime={item.at}>{formatTime(item.at)}</time>
            </span>
          </li>
        );
      })}
    </ol>
  </Card>
);
