import type { ApplicationDetail } from "../../../desk/application-detail";
import { describeEvent } from "../../../desk/describe";
import { formatTime } from "../../../desk/format-answers";
import type { ApplicationMessages } from "../../../messages/applications";
import styles from "./application-history.module.css";

type Props = Pick<ApplicationDetail, "history" | "duplicates"> & { id: number; messages: ApplicationMessages };

/** The history of an application: account, action and time, with what was done about the same person's other applications. */
export const ApplicationHistory = ({ id, history, duplicates, messages }: Props) => {
  const references = new Map(duplicates.map((duplicate) => [duplicate.id, duplicate.reference ?? String(duplicate.id)]));
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {messages.history}
      </h2>
      {history.length === 0 && <p>{messages.noHistory}</p>}
      <ol className={styles.list}>
        {history.map((item) => (
          <li key={item.id} className={styles.item}>
            <time dateTime={item.at}>{formatTime(item.at)}</time>
            <span>{item.accountName}</span>
            <span>{describeEvent(item, messages)}</span>
            {item.entry !== id && <span>({references.get(item.entry)})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
};
