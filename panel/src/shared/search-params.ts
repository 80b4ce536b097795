import { type Day, isDay } from "../../../src/domain/day";

/** The query of an address. */
export type Params = Readonly<Record<string, unknown>>;

/** Postgres refuses a text with U+0000, one of them. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** The first value of a parameter; empty without one. */
export const firstOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" || typeof first === "number" ? String(first) : "";
};

/** The first value of a parameter, trimmed; at most 100 characters. Empty without one. */
export const textOf = (value: unknown): string => firstOf(value).slice(0, 100).replace(CONTROL_CHARACTERS, " ").trim();

export const toDay = (text: string): Day | null => (isDay(text) ? text : null);

/** A time as `toISOString` writes it; null for other texts. */
export const toInstant = (text: string): string | null => {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text ? text : null;
};

/** A page's number; 1 for other texts. */
export const toPage = (text: string): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** A query for an address, with its question mark; parts without a value are left out. */
export const formatParams = (parts: readonly [string, string][]): string => {
  const text = new URLSearchParams(parts.filter(([, value]) => value !== "")).toString();
  return text === "" ? "" : `?${text}`;
};

/** The database reads the first two as wildcards, and Postgres the third as their escape. */
export const withoutWildcards = (text: string): string => text.replace(/[%_\\]/g, " ");
