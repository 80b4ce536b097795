import { isRecord } from "../lib/json";

/** States of an entry that the content store holds. */
export const STORE_STATES = ["received", "reviewing", "invited", "taken", "declined"] as const;

/**
 * States that the gateway adds. `waiting`: not delivered yet. `undeliverable`: a dead letter. `delivered`: the content
 * store has it, and says no more. `deleted`: the content store has deleted it. `erasing`: the erasure is on its way.
 * `unerasable`: the content store takes no erasures, so the family must ask the agency.
 */
export const GATEWAY_STATES = ["waiting", "undeliverable", "delivered", "deleted", "erasing", "erased", "unerasable"] as const;

export const ENTRY_STATES = [...STORE_STATES, ...GATEWAY_STATES] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** `impossible`: no mail could be sent to the guardian. */
export const CONFIRMATION_STATES = ["waiting", "confirmed", "impossible"] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** An entry as its family sees it. */
export interface EntryStatus {
  /** `contact`, `workshopContact` or `getScouted`. */
  form: string;
  state: EntryState;
  /** ISO time at which the form was sent; null when unknown. */
  sentAt: string | null;
  /** Number of stored photos; null when unknown. */
  photos: number | null;
  /** Of the guardian; null when none is needed or nothing is known. */
  confirmation: ConfirmationState | null;
  /** ISO time at which the entry is deleted at the latest; null when unknown. */
  erasableUntil: string | null;
}

/** The result of an erasure. */
export type ErasureState = Extract<EntryState, "erasing" | "erased" | "unerasable">;

/** The facts that a guardian is asked to confirm. */
export interface ConfirmationRequest {
  /** The applicant's. */
  name: string;
  guardian: string | null;
  city: string | null;
  /** ISO time. */
  sentAt: string | null;
  photos: number | null;
  /** ISO time until which the link works. */
  expiresAt: string | null;
}

/** Why a guardian's link does not work (any more). */
export const LINK_FAULTS = ["unknown", "used", "expired"] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const timeOf = (value: unknown): string | null => (typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null);
const countOf = (value: unknown): number | null => (typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null);

/** Reads a status; null when the form or the state is missing or unknown. Unreadable details are null. */
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

/** Reads what a guardian is asked to confirm; null without a name. */
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
