import { Link } from "../../admin/kit/next-client";
import { formatDay, formatTime } from "../../shared/format-time";
import type { ApplicationCard } from "../application-card";
import type { ApplicationDetail } from "../application-detail";
import { photoPreviewAddress } from "../photo-preview-address";
import type { ApplicationMessages } from "../words/applications";
import { DuplicateActions } from "../duplicates/duplicate-actions";
import { ButtonLink } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import styles from "./duplicate-list.module.css";

type Props = {
  duplicates: ApplicationDetail["duplicates"];
  addressOf: (id: number) => string;
  /** The link to the comparison. */
  comparison: { address: string; label: string };
  messages: ApplicationMessages;
  /** The opened application, if another one of this person was accepted: it can be declined as repeated. */
  repeated: Pick<ApplicationCard, "id" | "status"> | null;
};

const MAX_SHOWN = 5;

/** Nothing is merged or deleted automatically. */
export const DuplicateList = ({ duplicates, addressOf, comparison, messages, repeated }: Props) => {
  if (duplicates.length === 0) return null;
  return (
    <Card title={messages.duplicates}>
      <ul className={styles.list}>
        {duplicates.slice(0, MAX_SHOWN).map(({ id, name, birthdate, reference, status, createdAt, face, reasons }) => (
          <li key={id}>
            <Link className={styles.link} href={addressOf(id)} prefetch={false}>
              {face === null ? (
                <span className={styles.photo} />
              ) : (
                <img className={styles.photo} src={photoPreviewAddress(face, "card")} alt="" loading="lazy" />
              )}
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                <span>{reasons.map((reason) => messages.duplicateReasons[reason]).join(", ")}</span>
                <span className={styles.quiet}>
                  {[messages.status[status], formatDay(birthdate), formatTime(createdAt), reference].filter(Boolean).join(" · ")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href={comparison.address}>{comparison.label}</ButtonLink>
      {repeated !== null && <DuplicateActions id={repeated.id} status={repeated.status} note="" isOpened />}
    </Card>
  );
};
