import Link from "next/link";

import type { ApplicationDetail } from "../../../desk/application-detail";
import { formatDay, formatTime } from "../../../desk/format-answers";
import { photoPreviewAddress } from "../../../entries/photo-preview-address";
import type { ApplicationMessages } from "../../../messages/applications";
import styles from "./duplicate-list.module.css";

type Props = {
  duplicates: ApplicationDetail["duplicates"];
  addressOf: (id: number) => string;
  messages: ApplicationMessages;
};

/** Other applications that may be of the same person. Nothing is merged or deleted by itself. */
export const DuplicateList = ({ duplicates, addressOf, messages }: Props) => {
  if (duplicates.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="duplicates">
      <h2 id="duplicates" className={styles.title}>
        {messages.duplicates}
      </h2>
      <ul className={styles.list}>
        {duplicates.map(({ id, name, birthdate, reference, status, createdAt, face, reasons }) => (
          <li key={id}>
            <Link className={styles.link} href={addressOf(id)} prefetch={false}>
              {face === null ? (
                <span className={styles.photo} />
              ) : (
                <img className={styles.photo} src={photoPreviewAddress(face, "card")} alt="" loading="lazy" />
              )}
              <span className={styles.text}>
                <strong>{name}</strong>
                <span>{reasons.map((reason) => messages.duplicateReasons[reason]).join(", ")}</span>
                <span>{[formatDay(birthdate), messages.status[status], formatTime(createdAt), reference].filter(Boolean).join(" · ")}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
