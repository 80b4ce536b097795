import type { EntryStatus } from "./application-status";

/** The action of a key in the view of an application. */
export type ReviewAction =
  | { kind: "next" | "previous" | "board" | "note" | "undo" | "fullScreen" | "decline" | "talent" | "help" }
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
  n: { kind: "note" },
  u: { kind: "undo" },
  f: { kind: "fullScreen" },
  b: { kind: "board" },
  "?": { kind: "help" },
};

type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat"> & {
  /** Whether the key goes into a field, or an open dialog. */
  isTyping: boolean;
};

const isModified = ({ ctrlKey, metaKey, altKey }: PressedKey): boolean => ctrlKey || metaKey || altKey;

const lower = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

const find = <Action>(keys: Readonly<Record<string, Action>>, key: string): Action | null =>
  Object.hasOwn(keys, lower(key)) ? (keys[lower(key)] ?? null) : null;

/** The action of a key; null while a person types, with a modifier, or for a key that is held down. */
export const reviewActionOf = (pressed: PressedKey): ReviewAction | null =>
  pressed.isTyping || pressed.repeat || isModified(pressed) ? null : find(REVIEW_KEYS, pressed.key);

/** The action of a key on the board. */
export type BoardAction = "right" | "left" | "select" | "undo" | "search";

const BOARD_KEYS: Readonly<Record<string, BoardAction>> = { j: "right", k: "left", x: "select", u: "undo", "/": "search" };

/** The action of a key on the board; Enter opens the card in focus by itself, since a card is a link. */
export const boardActionOf = (pressed: PressedKey): BoardAction | null =>
  pressed.isTyping || isModified(pressed) ? null : find(BOARD_KEYS, pressed.key);
