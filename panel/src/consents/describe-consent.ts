import { dayIn, daysBetween } from "../../../src/domain/day";
import { environment } from "../environment";
import type { DescribedConsent } from "./words";
import { reminderDue } from "./deadlines";
import { consentDays } from "./read-consents";
import { ownState } from "./rules";

type ConsentFields = { givenAt: string; expiresAt?: string | null; withdrawnAt?: string | null; scopes?: readonly string[] | null };

export const stateOfConsent = (fields: ConsentFields, now: Date): DescribedConsent & { isEnding: boolean } => {
  const days = consentDays(fields);
  const today = dayIn(environment.timeZone, now);
  const state = ownState(days, today);
  // A consent that came with an application has no scope until somebody completes it.
  const isIncomplete = state === "valid" && (fields.scopes ?? []).length === 0;
  return {
    ...days,
    state: isIncomplete ? "incomplete" : state,
    isEnding: state === "valid" && days.expiresOn !== null && reminderDue(daysBetween(today, days.expiresOn)) !== null,
  };
};
