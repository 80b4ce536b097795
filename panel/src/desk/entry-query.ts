import type { Where } from "payload";

import { toNameKey } from "../entries/search-keys";
import { type Day, isDay } from "../lib/days";

/** The query of an address. */
export type Params = Readonly<Record<string, unknown>>;

/** The first value of a parameter, trimmed; empty without one. */
export const textOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" || typeof first === "number" ? String(first).trim().slice(0, 100) : "";
};

export const toDay = (text: string): Day | null => (isDay(text) ? text : null);

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

const MIN_DIGITS = 4;

/** The database reads these two as wildcards. */
export const withoutWildcards = (text: string): string => text.replace(/[%_]/g, " ");

const NOTHING: Where = { id: { equals: 0 } };

/** Words of a name, digits of a phone number, an e-mail address or a reference; no constraint without a text. */
export const searchWhere = (q: string): Where[] => {
  if (q === "") return [];
  const words = toNameKey(withoutWildcards(q))
    .split(" ")
    .filter((word) => word !== "");
  // The keys have no country code.
  const digits = /^[\d\s()+.-]+$/.test(q) ? q.replace(/^\+55/, "").replace(/\D/g, "").replace(/^0+/, "") : "";
  const isNumber = digits.length >= MIN_DIGITS;
  const options: Where[] = words.length === 0 ? [NOTHING] : [{ and: words.map((word) => ({ nameKey: { contains: word } })) }];
  if (isNumber) options.push({ phoneKey: { contains: digits } });
  if (isNumber && /^55\d{10,11}$/.test(digits)) options.push({ phoneKey: { equals: digits.slice(2) } });
  if (/^[0-9a-f]{8}$/i.test(q)) options.push({ reference: { equals: q.toUpperCase() } });
  if (q.includes("@")) options.push({ emailKey: { contains: q.toLowerCase() } });
  return [{ or: options }];
};
