import type { UIFieldServerProps } from "payload";

import { dayIn } from "../../lib/days";
import { parseDeadline } from "../../consents/deadlines";
import { consentDays } from "../../consents/read-consents";
import { ownState } from "../../consents/rules";
import { environment } from "../../environment";
import { deadlineText, ownStateText, stateLabel } from "../../messages/consents";
import styles from "./consent-history.module.css";

/** On a consent's screen: whether it holds today, and what was done at its deadlines. */
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
  const state = ownState(consentDays(consent), dayIn(environment.timeZone, new Date()));
  const deadlines = (consent.deadlines ?? []).map(parseDeadline).filter((deadline) => deadline !== null);
  return (
    <div className={`field-type ${styles.field}`}>
      <p className={styles.state}>
        <strong>{stateLabel(i18n.language)}:</strong> {ownStateText(state, i18n.language)}
      </p>
      <ul className={styles.deadlines}>
        {deadlines.map((deadline) => (
          <li key={`${deadline.kind}-${deadline.days}-${deadline.day}`}>{deadlineText(deadline, i18n.language)}</li>
        ))}
      </ul>
    </div>
  );
};
