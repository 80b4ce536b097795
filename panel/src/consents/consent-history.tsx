import type { UIFieldServerProps } from "payload";

import { recordAddress } from "../admin/addresses";
import { ButtonLink } from "../admin/kit/button";
import { environment } from "../environment";
import { parseDeadline } from "./deadlines";
import { SavedState } from "./saved-state";
import { deadlineText, recordLabels } from "./words";
import { readWording } from "./wordings";
import { WordingText } from "./wording-text";
import styles from "./consent-history.module.css";

/** On a consent's screen: its state today, the records that belong to it, and the deadlines that were acted on. */
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
  // A count, because a read would be recorded as a visit to the record.
  const mayOpen = async (collection: "talents" | "entries", record: unknown): Promise<boolean> =>
    (await payload.count({ collection, where: { id: { equals: record ?? 0 } }, overrideAccess: false, user })).totalDocs > 0;
  const labels = recordLabels(i18n.language);
  const adminRoute = payload.config.routes.admin;
  const deadlines = (consent.deadlines ?? []).map(parseDeadline).filter((deadline) => deadline !== null);
  return (
    <div className={`field-type ${styles.field}`}>
      <p className={styles.state}>
        <span className={styles.label}>{labels.state}</span>
        <SavedState timeZone={environment.timeZone} language={i18n.language} />
      </p>
      <p className={styles.links}>
        {(await mayOpen("talents", consent.talent)) && (
          <ButtonLink kind="quiet" href={recordAddress(adminRoute, "talents", Number(consent.talent))}>
            {labels.talent}
          </ButtonLink>
        )}
        {(await mayOpen("entries", consent.entry)) && (
          <ButtonLink kind="quiet" href={`${adminRoute}/applications/${consent.entry}`}>
            {labels.application}
          </ButtonLink>
        )}
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
