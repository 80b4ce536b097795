import type { Payload, SendEmailOptions } from "payload";

import { environment } from "../environment";
import { reminderMail } from "./words";
import { formatDeadline } from "./deadlines";
import { type EndingConsent, readEndingConsents } from "./ending-consents";

type Mailer = {
  /** The agency's address; null when no mail is sent. */
  to: string | null;
  adminUrl: string;
  send: (message: { to: string; subject: string; text: string }) => Promise<unknown>;
};

const deadlineOf = ({ reminder, expiresOn }: EndingConsent): string => formatDeadline({ kind: "reminder", days: reminder, day: expiresOn });

const recordReminder = async (payload: Payload, ending: EndingConsent): Promise<void> => {
  // Uses the database adapter: a reminder does not change the consent, so the hooks of consents must not run.
  await payload.db.updateOne({
    collection: "consents",
    id: ending.consent.id,
    data: { deadlines: [...ending.consent.deadlines, deadlineOf(ending)] },
  });
};

/** Sends one mail about all consents whose reminder is due and was not sent, and records it in them. Returns their number. */
export const sendDueReminders = async (payload: Payload, { to, adminUrl, send }: Mailer, now: Date): Promise<number> => {
  if (to === null) return 0;
  const due = (await readEndingConsents(payload, now)).filter((ending) => !ending.consent.deadlines.includes(deadlineOf(ending)));
  if (due.length === 0) return 0;
  const links = due.map(({ consent, daysLeft }) => ({ daysLeft, link: `${adminUrl}/admin/collections/consents/${consent.id}` }));
  await send({ to, ...reminderMail(links) });
  for (const ending of due) await recordReminder(payload, ending);
  return due.length;
};

/** The job of every hour: a failed mail is sent an hour later. */
export const remindOfConsents = async (payload: Payload, now: Date): Promise<void> => {
  const { mail, adminUrl } = environment;
  const send = (message: SendEmailOptions): Promise<unknown> => payload.sendEmail(message);
  try {
    await sendDueReminders(payload, { to: mail?.notifyTo ?? null, adminUrl, send }, now);
  } catch (error) {
    payload.logger.error({ err: error }, "Reminders of consents could not be sent; the next attempt is in an hour");
  }
};
