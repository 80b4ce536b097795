import { ENTRY_STATUSES, type EntryStatus } from "./entry-status";
import { keyAction, type PressedKey, singleKeyAction } from "./pressed-key";

type Decide = { kind: "decide"; status: EntryStatus };

export type ReviewAction =
  Decide | { kind: "next" | "previous" | "list" | "note" | "undo" | "fullScreen" | "talent" | "compare" | "mail" | "whatsapp" };

export type EnquiryAction = Decide | { kind: "next" | "previous" | "list" | "note" | "assign" | "mail" | "whatsapp" };

export type BoardAction = Decide | { kind: "next" | "previous" | "select" | "selectAll" | "note" | "undo" | "search" };

/** One action may have two keys. */
type Keys<Action> = Readonly<Record<string, Action>>;

const STATUS_KEYS: Keys<Decide> = Object.fromEntries(
  ENTRY_STATUSES.map((status, index): [string, Decide] => [String(index + 1), { kind: "decide", status }]),
);

const COMMON_KEYS: Keys<Decide | { kind: "next" | "previous" | "note" }> = {
  j: { kind: "next" },
  ArrowRight: { kind: "next" },
  k: { kind: "previous" },
  ArrowLeft: { kind: "previous" },
  n: { kind: "note" },
  ...STATUS_KEYS,
};

const REVIEW_KEYS: Keys<ReviewAction> = {
  ...COMMON_KEYS,
  t: { kind: "talent" },
  d: { kind: "compare" },
  u: { kind: "undo" },
  f: { kind: "fullScreen" },
  e: { kind: "mail" },
  w: { kind: "whatsapp" },
  b: { kind: "list" },
};

const ENQUIRY_KEYS: Keys<EnquiryAction> = {
  ...COMMON_KEYS,
  a: { kind: "assign" },
  e: { kind: "mail" },
  w: { kind: "whatsapp" },
  b: { kind: "list" },
};

const BOARD_KEYS: Keys<BoardAction> = {
  ...COMMON_KEYS,
  x: { kind: "select" },
  a: { kind: "selectAll" },
  u: { kind: "undo" },
  "/": { kind: "search" },
};

/** Null while a person types, with a modifier, or for a key that is held down. */
export const reviewActionOf = (pressed: PressedKey): ReviewAction | null => singleKeyAction(REVIEW_KEYS, pressed);
export const enquiryActionOf = (pressed: PressedKey): EnquiryAction | null => singleKeyAction(ENQUIRY_KEYS, pressed);

const isMove = ({ kind }: BoardAction): boolean => kind === "next" || kind === "previous";

/** A key that is held down only moves the focus. Enter needs no action: each card is a link. */
export const boardActionOf = (pressed: PressedKey): BoardAction | null => {
  const action = keyAction(BOARD_KEYS, pressed);
  return action !== null && pressed.repeat && !isMove(action) ? null : action;
};
