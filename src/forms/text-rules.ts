import { parseDay } from "../domain/day";
import type { Day } from "../domain/age";
import type { FormMessage } from "./messages";
import { formatPhone } from "./phone-mask";

/** Says what is wrong with a tidied, non-empty text; null where nothing is. */
export type TextRule = (text: string) => FormMessage | null;

// Each part starts with a letter and parts are joined by other characters, so there is one way alone to read a text.
const PART = "\\p{L}[\\p{L}\\p{M}]*";
const WORD = `${PART}(?:['’-]${PART})*`;
const NAME = new RegExp(`^${WORD}(?: +${WORD})*$`, "u");

/** Letters of any script and spaces; an apostrophe or hyphen between letters (decisions, Forms). */
export const nameRule: TextRule = (text) => (NAME.test(text) ? null : "forms.name");

// No character of the second part's labels is a dot: one way alone to read a text, and no more than the panel takes.
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)*\.[^\s@<>,;.]{2,}$/;

export const emailRule: TextRule = (text) => (EMAIL.test(text) ? null : "forms.email");

const SHORTEST_PHONE = 8;
const LONGEST_PHONE = 15; // E.164
const BRAZILIAN_PHONE = /^\+55 \(\d{2}\) \d{4,5}-\d{4}$/;

/** A Brazilian number with its area, or a foreign one with its country. */
export const phoneRule: TextRule = (text) => {
  const phone = formatPhone(text);
  if (phone.startsWith("+55")) return BRAZILIAN_PHONE.test(phone) ? null : "forms.phone";
  const digits = phone.replace(/\D/g, "").length;
  return phone.startsWith("+") && digits >= SHORTEST_PHONE && digits <= LONGEST_PHONE ? null : "forms.phone";
};

/** Nobody alive was born earlier; a year like 0215 is a typing error. */
const FIRST_BIRTHDATE: Day = "1900-01-01";

/** A day of the calendar that has come, counted in the site's time zone. */
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
