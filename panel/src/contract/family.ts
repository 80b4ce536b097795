import type { EntryKind } from "./entry";

/** Statuses of an entry in the words of the contract. */
export type FamilyState = "received" | "reviewing" | "invited" | "taken" | "declined";

/** `impossible`: no mail could be sent to the guardian. */
export type ConfirmationState = "waiting" | "confirmed" | "impossible";

/** An entry as its family sees it. Times are ISO. */
export type FamilyStatus = {
  form: EntryKind;
  state: FamilyState;
  sentAt: string;
  photos: number;
  /** Null when no confirmation is needed. */
  confirmation: ConfirmationState | null;
  /** When the entry is deleted at the latest. */
  erasableUntil: string;
};

/** The facts that a guardian is asked to confirm. */
export type ConfirmationRequest = {
  name: string;
  guardian: string | null;
  city: string | null;
  sentAt: string;
  photos: number;
  expiresAt: string;
};

export type LinkFault = "unknown" | "used" | "expired";

/** A visitor's access to one entry, by its key, and a guardian's, by the token of a link. */
export type FamilyStore = {
  /** Null for an unknown reference and for another key. */
  status: (reference: string, key: string) => Promise<FamilyStatus | null>;
  /** Deletes the entry for good; false for an unknown reference and for another key. */
  erase: (reference: string, key: string) => Promise<boolean>;
  showConfirmation: (token: string) => Promise<ConfirmationRequest | LinkFault>;
  /** Works once. */
  confirm: (token: string) => Promise<"confirmed" | LinkFault>;
};
