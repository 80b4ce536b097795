import { parseDay, type Day } from "../domain/day";
import { readPhone } from "../domain/phone";
import type { FormMessage } from "./messages";
import { maskPhone } from "./phone-mask";

/** For a trimmed, non-empty text; null when it is valid. */
export type TextRule = (text: string) => FormMessage | null;

// Unambiguous, so without catastrophic backtracking: each part starts with a letter, and separators are other characters.
const PART = "\\p{L}[\\p{L}\\p{M}]*";
const INITIALS = "\\p{L}\\p{M}*(?:\\.\\p{L}\\p{M}*)+\\.?";
const WORD = `(?:${INITIALS}|${PART}(?:['-]${PART})*\\.?)`;
const NAME = new RegExp(`^${WORD}(?: +${WORD})*$`, "u");

/**
 * Accepts letters of any script and spaces, an apostrophe or hyphen between letters (docs/product.md, Forms), and a dot
 * after an abbreviation: `João Silva Jr.`, `Ma. Clara`, `J.R. Prado`.
 */
export const nameRule: TextRule = (text) => (NAME.test(text) ? null : "forms.name");

// Unambiguous, so without catastrophic backtracking: labels contain no dot. The panel accepts the same addresses.
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)*\.[^\s@<>,;.]{2,}$/;

export const emailRule: TextRule = (text) => (EMAIL.test(text) ? null : "forms.email");

/** Accepts a Brazilian number with its area code, or a foreign one with its country code. */
export const phoneRule: TextRule = (text) => (readPhone(maskPhone(text)) === null ? "forms.phone" : null);

/** An earlier year, such as 0215, is a typing error. */
const FIRST_BIRTHDATE: Day = "1900-01-01";

/** Accepts an existing day that is not after `today`. */
export const birthdateRule =
  (today: Day): TextRule =>
  (text) => {
    const day = parseDay(text);
    if (day === null || day < FIRST_BIRTHDATE) return "forms.date";
    return day > today ? "forms.dateAhead" : null;
  };

export const optionRule = (values: readonly (string | number)[]): TextRule => {
  const texts = new Set(values.map(String));
  return (text) => (texts.has(text) ? null : "forms.option");
};
