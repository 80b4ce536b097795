import type { EntryStatus } from "./application-status";
import { type PressedKey, singleKeyAction } from "./pressed-key";

/** The action of a key in the view of an enquiry. */
export type EnquiryAction =
  { kind: "next" | "previous" | "list" | "note" | "assign" | "mail" | "whatsapp" | "help" } | { kind: "status"; status: EntryStatus };

const KEYS: Readonly<Record<string, EnquiryAction>> = {
  j: { kind: "next" },
  ArrowRight: { kind: "next" },
  k: { kind: "previous" },
  ArrowLeft: { kind: "previous" },
  "1": { kind: "status", status: "new" },
  "2": { kind: "status", status: "seen" },
  "3": { kind: "status", status: "contacted" },
  "4": { kind: "status", status: "taken" },
  "5": { kind: "status", status: "declined" },
  a: { kind: "assign" },
  e: { kind: "mail" },
  w: { kind: "whatsapp" },
  n: { kind: "note" },
  b: { kind: "list" },
  "?": { kind: "help" },
};

/** The action of a key; null while a person types, with a modifier, or for a key that is held down. */
export const enquiryActionOf = (pressed: PressedKey): EnquiryAction | null => singleKeyAction(KEYS, pressed);
