import type { UIFieldServerProps } from "payload";

import { parseDeadline } from "./deadlines";
import { stateOfConsent } from "./describe-consent";
import { deadlineText, stateLabel } from "./words";
import { readWording } from "./wordings";
import { WordingText } from "./wording-text";
import { ConsentChip } from "./consent-chip";
import styles from "./consent-history.module.css";

/** On a consent's screen: its state today, and the deadlines that were acted on. */
export const ConsentHistory = async ({ id, i18n, payload, user }: UIFieldServerProps) => {
  if (id === undefined || !user) return null;
  const consent = await payload.findByID({
    collection: "consents",
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (consent === null) return null;
  const deadlines = (consent.deadlines ?? []).map(parseDeadline).filter((deadline) => deadline !== null);
  return (
    <div className={`field-type ${styles.field}`}>
      <p className={styles.state}>
        <span className={styles.label}>{stateLabel(i18n.language)}</span>
        <ConsentChip consent={stateOfConsent(consent, new Date())} language={i18n.language} />
      </p>
      {deadlines.length > 0 && (
        <ul className={styles.deadlines}>
          {deadlines.map((deadline) => (
            <li key={`${deadline.kind}-${deadline.days}-${deadline.day}`}>{deadlineText(deadline, i18n.language)}</li>
          ))}
        </ul>
      )}
      {consent.wording && (
        <WordingText version={consent.wording} wording={await readWording({ payload, user }, consent.wording)} language={i18n.language} />
      )}
    </div>
  );
};
