import type { EntryStatus } from "./application-status";
import { keyAction, type PressedKey, singleKeyAction } from "./pressed-key";

/** The action of a key in the view of an application. */
export type ReviewAction =
  | { kind: "next" | "previous" | "board" | "note" | "undo" | "fullScreen" | "decline" | "talent" | "compare" | "help" }
  | { kind: "decide"; status: EntryStatus };

/** Keys and their actions; one action may have two keys. */
export const REVIEW_KEYS: Readonly<Record<string, ReviewAction>> = {
  j: { kind: "next" },
  ArrowRight: { kind: "next" },
  k: { kind: "previous" },
  ArrowLeft: { kind: "previous" },
  "1": { kind: "decide", status: "new" },
  "2": { kind: "decide", status: "seen" },
  "3": { kind: "decide", status: "contacted" },
  "4": { kind: "decide", status: "taken" },
  "5": { kind: "decline" },
  t: { kind: "talent" },
  d: { kind: "compare" },
  n: { kind: "note" },
  u: { kind: "undo" },
  f: { kind: "fullScreen" },
  b: { kind: "board" },
  "?": { kind: "help" },
};

/** The action of a key; null while a person types, with a modifier, or for a key that is held down. */
export const reviewActionOf = (pressed: PressedKey): ReviewAction | null => singleKeyAction(REVIEW_KEYS, pressed);

/** The action of a key on the board. */
export type BoardAction =
  { kind: "right" | "left" | "select" | "selectAll" | "note" | "undo" | "search" | "help" } | { kind: "decide"; status: EntryStatus };

const BOARD_KEYS: Readonly<Record<string, BoardAction>> = {
  j: { kind: "right" },
  ArrowRight: { kind: "right" },
  k: { kind: "left" },
  ArrowLeft: { kind: "left" },
  x: { kind: "select" },
  a: { kind: "selectAll" },
  "1": { kind: "decide", status: "new" },
  "2": { kind: "decide", status: "seen" },
  "3": { kind: "decide", status: "contacted" },
  "4": { kind: "decide", status: "taken" },
  "5": { kind: "decide", status: "declined" },
  n: { kind: "note" },
  u: { kind: "undo" },
  "/": { kind: "search" },
  "?": { kind: "help" },
};

const isMove = ({ kind }: BoardAction): boolean => kind === "right" || kind === "left";

/** The action of a key on the board; a key that is held down only moves. Enter opens the card in focus by itself, since a card is a link. */
export const boardActionOf = (pressed: PressedKey): BoardAction | null => {
  const action = keyAction(BOARD_KEYS, pressed);
  return action !== null && pressed.repeat && !isMove(action) ? null : action;
};
