import type { WordingText as Wording } from "./wordings";
import { wordingMessages } from "./consent-wording-words";
import styles from "./wording-text.module.css";

type Props = { version: string; wording: Wording | null; language: string };

export const WordingText = ({ version, wording, language }: Props) => {
  const messages = wordingMessages(language);
  return (
    <figure className={styles.wording}>
      <figcaption className={styles.caption}>{messages.title.replace("{version}", () => version)}</figcaption>
      {wording === null ? (
        <p className={styles.unknown}>{messages.unknown}</p>
      ) : (
        <blockquote className={styles.text} lang={wording.locale}>
          {wording.text}
        </blockquote>
      )}
    </figure>
  );
};
