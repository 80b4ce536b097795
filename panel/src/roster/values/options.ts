import { toSlug } from "../../shared/slug";
import { type Cell, toText } from "../table/cell";
import { nearest } from "./nearest";
import { type Reading, readable, unreadable } from "./reading";

/** `words` are all words for the choice; the first two are its labels. */
export type Choice<Value extends string | number> = { value: Value; words: readonly string[] };

type Option<Value extends string> = { value: Value; label: { pt: string; en: string } };

export const toChoices = <Value extends string>(options: readonly Option<Value>[]): Choice<Value>[] =>
  options.map(({ value, label }) => ({ value, words: [label.pt, label.en] }));

/** "Azuis" and "azul", "loira" and "loiro" are the same: plural and gender of Portuguese adjectives. */
const foldEnding = (word: string): string => word.replace(/ais$/, "al").replace(/uis$/, "ul").replace(/s$/, "").replace(/a$/, "o");

const foldWords = (text: string): string => toSlug(text).split("-").map(foldEnding).join("-");

/** In either language; null for none, or when two are possible. */
export const findChoice = <Value extends string | number>(text: string, choices: readonly Choice<Value>[]): Value | null => {
  for (const fold of [toSlug, foldWords]) {
    const wanted = fold(text);
    const found = wanted === "" ? [] : choices.filter(({ words }) => words.some((word) => fold(word) === wanted));
    if (found.length === 1) return found[0]?.value ?? null;
  }
  return null;
};

/** Portuguese words, unless an English one is nearer. */
export const suggestChoices = <Value extends string | number>(text: string, choices: readonly Choice<Value>[]): string[] =>
  nearest(
    text,
    choices.flatMap(({ words }) => words.slice(0, 2)),
  );

export const readOption = <Value extends string | number>(cell: Cell | undefined, choices: readonly Choice<Value>[]): Reading<Value> => {
  const text = toText(cell);
  if (text === "") return readable(null);
  const value = findChoice(text, choices);
  return value === null ? unreadable(suggestChoices(text, choices)) : readable(value);
};

/** Accepts several choices in one cell, separated by `,`, `;`, `|`, `/` or line breaks, and keeps their order. */
export const readOptions = <Value extends string | number>(cell: Cell | undefined, choices: readonly Choice<Value>[]): Reading<Value[]> => {
  const parts = toText(typeof cell === "string" ? cell.replace(/\n/g, ";") : cell)
    .split(/[,;|/]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return readable(null);
  const readings = parts.map((part) => readOption(part, choices));
  const wrong = readings.find((reading) => !reading.ok);
  if (wrong !== undefined) return wrong;
  return readable([...new Set(readings.flatMap((reading) => (reading.ok && reading.value !== null ? [reading.value] : [])))]);
};
