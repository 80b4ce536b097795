import { isRecord } from "../lib/json";

/** As the content store sends them. */
export const STORE_STATES = ["received", "reviewing", "invited", "accepted", "declined"] as const;

/**
 * States that the gateway adds. `waiting`: not delivered yet. `undeliverable`: a dead letter. `delivered`: the content
 * store has it, and reports no state. `deleted`: the content store has deleted it. `erasing`: the erasure waits for
 * delivery. `unerasable`: the content store supports no erasures, so the family must ask the agency.
 */
export const GATEWAY_STATES = ["waiting", "undeliverable", "delivered", "deleted", "erasing", "erased", "unerasable"] as const;

export const ENTRY_STATES = [...STORE_STATES, ...GATEWAY_STATES] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** `impossible`: no mail could be sent to the guardian. */
export const CONFIRMATION_STATES = ["waiting", "confirmed", "impossible"] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** As the family's page shows it. */
export interface EntryStatus {
  /** `contact`, `workshopContact` or `getScouted`. */
  form: string;
  state: EntryState;
  /** ISO time at which the form was sent; null when unknown. */
  sentAt: string | null;
  /** Number of stored photos; null when unknown. */
  photos: number | null;
  /** The guardian's confirmation; null when none is needed or nothing is known. */
  confirmation: ConfirmationState | null;
  /** ISO time at which the entry is deleted at the latest; null when unknown. */
  erasableUntil: string | null;
}

const ENDED: readonly EntryState[] = ["deleted", "erasing", "erased"];

/** Nothing is left that the family could erase, or that a date would erase. */
export const hasEnded = ({ state }: Pick<EntryStatus, "state">): boolean => ENDED.includes(state);

export type ErasureState = Extract<EntryState, "erasing" | "erased" | "unerasable">;

/** Shown to a guardian before the confirmation. */
export interface ConfirmationRequest {
  /** The applicant's name. */
  name: string;
  guardian: string | null;
  city: string | null;
  /** ISO time. */
  sentAt: string | null;
  photos: number | null;
  /** ISO time until which the link works. */
  expiresAt: string | null;
}

export const LINK_FAULTS = ["unknown", "used", "expired"] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const timeOf = (value: unknown): string | null => (typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null);
const countOf = (value: unknown): number | null => (typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null);

/** Null when the form or the state is missing or unknown. Unreadable details are null. */
export const readEntryStatus = (value: unknown): EntryStatus | null => {
  if (!isRecord(value)) return null;
  const form = textOf(value.form);
  const state = ENTRY_STATES.find((known) => known === value.state);
  if (form === null || state === undefined) return null;
  return {
    form,
    state,
    sentAt: timeOf(value.sentAt),
    photos: countOf(value.photos),
    confirmation: CONFIRMATION_STATES.find((known) => known === value.confirmation) ?? null,
    erasableUntil: timeOf(value.erasableUntil),
  };
};

/** Null without a name. */
export const readConfirmationRequest = (value: unknown): ConfirmationRequest | null => {
  if (!isRecord(value)) return null;
  const name = textOf(value.name);
  if (name === null) return null;
  return {
    name,
    guardian: textOf(value.guardian),
    city: textOf(value.city),
    sentAt: timeOf(value.sentAt),
    photos: countOf(value.photos),
    expiresAt: timeOf(value.expiresAt),
  };
};
