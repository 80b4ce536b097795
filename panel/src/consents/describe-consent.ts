import { dayIn, dayOfField, daysBetween } from "../../../src/domain/day";
import type { DescribedConsent } from "./words";
import { reminderDue } from "./deadlines";
import { type Consent, ownState } from "./rules";

type ConsentDates = { givenAt: string; expiresAt?: string | null; withdrawnAt?: string | null };
type ConsentFields = ConsentDates & { scopes?: readonly string[] | null };

export const consentDays = (
  { givenAt, expiresAt, withdrawnAt }: ConsentDates,
  timeZone: string,
): Pick<Consent, "givenOn" | "expiresOn" | "withdrawnOn"> => {
  const dayOrNull = (value: string | null | undefined) => (value ? dayOfField(value, timeZone) : null);
  return { givenOn: dayOfField(givenAt, timeZone), expiresOn: dayOrNull(expiresAt), withdrawnOn: dayOrNull(withdrawnAt) };
};

/** Null for fields that hold no consent. */
export const readConsentFields = (fields: Readonly<Record<string, unknown>>): ConsentFields | null => {
  const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
  const givenAt = textOrNull(fields.givenAt);
  return givenAt === null
    ? null
    : {
        givenAt,
        expiresAt: textOrNull(fields.expiresAt),
        withdrawnAt: textOrNull(fields.withdrawnAt),
        scopes: Array.isArray(fields.scopes) ? fields.scopes : [],
      };
};

type StatedConsent = DescribedConsent & {
  /** Whether a reminder is due. */
  isEnding: boolean;
};

export const stateOfConsent = (fields: ConsentFields, timeZone: string, now = new Date()): StatedConsent => {
  const days = consentDays(fields, timeZone);
  const today = dayIn(timeZone, now);
  const state = ownState(days, today);
  // A consent that came with an application has no scope until somebody completes it.
  const isIncomplete = state === "valid" && (fields.scopes ?? []).length === 0;
  return {
    ...days,
    state: isIncomplete ? "incomplete" : state,
    isEnding: state === "valid" && days.expiresOn !== null && reminderDue(daysBetween(today, days.expiresOn)) !== null,
  };
};
