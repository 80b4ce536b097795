import type { Entry } from "../payload-types";

export const DECLINE_REASONS = ["profile", "age", "photos", "city", "full", "duplicate", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export type EntryStatus = Entry["status"];

/** In the order in which an application is worked through. */
export const ENTRY_STATUSES = ["new", "seen", "contacted", "accepted", "declined"] as const satisfies readonly EntryStatus[];

export const toStatus = (value: unknown): EntryStatus | null => ENTRY_STATUSES.find((status) => status === value) ?? null;

export const toReason = (value: unknown): DeclineReason | null => DECLINE_REASONS.find((reason) => reason === value) ?? null;

export type Decision = { status: EntryStatus; declineReason: DeclineReason | null };

/** Accepts a status of the history: "seen", "declined/photos". Null for other texts. */
export const parseDecision = (text: string | null | undefined): Decision | null => {
  const [name, reason] = (text ?? "").split("/");
  const status = toStatus(name);
  return status === null ? null : { status, declineReason: toReason(reason) };
};
