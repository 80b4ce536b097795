import type { EntryKind } from "./entry";

/** The contract's words for the statuses of an entry. */
export type FamilyState = "received" | "reviewing" | "invited" | "accepted" | "declined";

/** `impossible`: no mail could be sent to the guardian. */
export type ConfirmationState = "waiting" | "confirmed" | "impossible";

/** Times are ISO 8601. */
export type FamilyStatus = {
  form: EntryKind;
  state: FamilyState;
  sentAt: string;
  photos: number;
  /** Null when no confirmation is needed. */
  confirmation: ConfirmationState | null;
  /** The entry is deleted at this time at the latest. */
  erasableUntil: string;
};

/** Facts for a guardian to confirm. */
export type ConfirmationRequest = {
  name: string;
  guardian: string | null;
  city: string | null;
  sentAt: string;
  photos: number;
  expiresAt: string;
};

export type LinkFault = "unknown" | "used" | "expired";

/** A visitor is authorised by the key of an entry, a guardian by the token of a link. */
export type FamilyStore = {
  /** Null for an unknown reference and for another key. */
  status: (reference: string, key: string) => Promise<FamilyStatus | null>;
  /** Deletes the entry for good; false for an unknown reference and for another key. */
  erase: (reference: string, key: string) => Promise<boolean>;
  showConfirmation: (token: string) => Promise<ConfirmationRequest | LinkFault>;
  /** Works once: then returns `used`. */
  confirm: (token: string) => Promise<"confirmed" | LinkFault>;
};
