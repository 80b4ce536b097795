import type { Day } from "../../../src/domain/day";

/** Days before the expiry. */
export const REMINDER_DAYS = [60, 30, 7] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

export type Deadline =
  /** A reminder was sent; `day` is the expiry that it was about, so that a later expiry is reminded of again. */
  | { kind: "reminder"; days: ReminderDays; day: Day }
  /** The talent was withdrawn from the site on that day. */
  | { kind: "unpublished"; days: 0; day: Day };

/** The format of the field `deadlines` of a consent. */
export const formatDeadline = ({ kind, days, day }: Deadline): string =>
  kind === "reminder" ? `reminder-${days}:${day}` : `${kind}:${day}`;

/** Null for a text in another format. */
export const parseDeadline = (text: string): Deadline | null => {
  const [, name, day] = /^([a-z]+(?:-\d+)?):(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  if (name === undefined || day === undefined) return null;
  if (name === "unpublished") return { kind: name, days: 0, day };
  const days = REMINDER_DAYS.find((number) => name === `reminder-${number}`);
  return days === undefined ? null : { kind: "reminder", days, day };
};

/** The reminder that is due with so many days left; null before the first, and from the day of the expiry on. */
export const reminderDue = (daysLeft: number): ReminderDays | null =>
  daysLeft < 1 ? null : (REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null);
