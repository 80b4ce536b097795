import type { Payload, Where } from "payload";

import { addDays, type Day, daysBetween } from "../../../src/domain/day";
import { REMINDER_DAYS, reminderDue, type ReminderDays } from "./deadlines";
import { consentsByTalent, readConsentClock, readConsents, type RecordedConsent } from "./read-consents";
import { isValidOn } from "./rules";

/** A consent that expires soon and that no other consent continues. */
export type EndingConsent = {
  consent: RecordedConsent;
  expiresOn: Day;
  daysLeft: number;
  /** The last reminder that is due: 60, 30 or 7. */
  reminder: ReminderDays;
};

const FIRST_REMINDER = Math.max(...REMINDER_DAYS);

/** Whether other consents of the talent cover every use of this one on the day of its expiry. */
const isContinued = ({ id, scopes }: RecordedConsent, others: readonly RecordedConsent[], expiry: Day): boolean =>
  scopes.every((scope) => others.some((other) => other.id !== id && other.scopes.includes(scope) && isValidOn(other, expiry)));

const toEnding = (consent: RecordedConsent, others: readonly RecordedConsent[], today: Day): EndingConsent | null => {
  const { expiresOn } = consent;
  if (expiresOn === null || !isValidOn(consent, today) || isContinued(consent, others, expiresOn)) return null;
  const daysLeft = daysBetween(today, expiresOn);
  const reminder = reminderDue(daysLeft);
  return reminder === null ? null : { consent, expiresOn, daysLeft, reminder };
};

/**
 * The stored times of the days on which a reminder may be due. One day more at each end, because stored times are not the ends of days in
 * the site's time zone.
 */
const reminderSpan = (today: Day) => ({
  from: `${addDays(today, -1)}T00:00:00.000Z`,
  until: `${addDays(today, FIRST_REMINDER + 1)}T23:59:59.999Z`,
});

/** Consents that expire within 60 days and that no other consent continues, by days left. For the dashboard and for reminders. */
export const readEndingConsents = async (payload: Payload, now: Date): Promise<EndingConsent[]> => {
  const { today } = await readConsentClock({ payload }, now);
  const { from, until } = reminderSpan(today);
  const isKept: Where = { withdrawnAt: { exists: false } };
  const soon = await readConsents(
    { payload },
    { and: [isKept, { expiresAt: { greater_than_equal: from } }, { expiresAt: { less_than_equal: until } }] },
  );
  if (soon.length === 0) return [];
  const endsLater: Where = { or: [{ expiresAt: { exists: false } }, { expiresAt: { greater_than: until } }] };
  const later = await readConsents({ payload }, { and: [isKept, endsLater, { talent: { in: soon.map(({ talent }) => talent) } }] });
  const byTalent = consentsByTalent([...soon, ...later]);
  return soon
    .map((consent) => toEnding(consent, byTalent.get(consent.talent) ?? [], today))
    .filter((ending) => ending !== null)
    .sort((one, other) => one.daysLeft - other.daysLeft);
};
