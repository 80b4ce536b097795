import { type Day, isDay } from "../../../src/domain/day";

export type Params = Readonly<Record<string, unknown>>;

/** Postgres rejects text with U+0000, one of them. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Empty without a value. */
export const firstOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" || typeof first === "number" ? String(first) : "";
};

/** Trimmed, at most 100 characters; empty without a value. */
export const textOf = (value: unknown): string => firstOf(value).slice(0, 100).replace(CONTROL_CHARACTERS, " ").trim();

export const toDay = (text: string): Day | null => (isDay(text) ? text : null);

/** Null unless the text has the form of `toISOString`. */
export const toInstant = (text: string): string | null => {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text ? text : null;
};

/** Returns 1 for any other text. */
export const toPage = (text: string): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Includes the question mark; leaves out parts without a value. */
export const formatParams = (parts: readonly [string, string][]): string => {
  const text = new URLSearchParams(parts.filter(([, value]) => value !== "")).toString();
  return text === "" ? "" : `?${text}`;
};

/** The database reads `%` and `_` as wildcards, and Postgres reads `\` as their escape. */
export const withoutWildcards = (text: string): string => text.replace(/[%_\\]/g, " ");
