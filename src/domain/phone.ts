import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";
import { withChatText } from "./chat-text";

// A browser loads this module with its library (25 kB) only when a form is filled in. Pages get ready-made addresses in their data.

/** The country of a number without a country code. */
const HOME = { country: "BR", callingCode: "55" } as const;

/**
 * Area code and number, mobile numbers with their 9; or a number without area code, such as 0800. Other digits are of
 * another country.
 */
const HOME_NATIONAL = /^(?:[1-9]{2}(?:9\d{8}|[2-9]\d{7})|[3589]00\d{7})$/;
const HOME_LENGTH = /^\d{10,11}$/;
const HOME_WITHOUT_AREA = /^\d00/;

/** Of E.164. */
const MAX_DIGITS = 15;

/** `0xx11` and `0**11` stand for a trunk prefix with any carrier. */
const ANY_CARRIER = /\b0(?:xx|\*\*)/gi;

/** A slash ends the number: lines that share their first digits, `11 4000-0001/0002`, are not one number. */
const NUMBER = /(?:\+[^\p{L}\d+]*)?\d[\d\s().\p{Pd}\u2212]*/u;

/** Returns digits only, with a plus when the country code is written. A following extension is left out. */
const firstNumber = (text: string | null | undefined): string | null => {
  // Numbers copied from other programs contain full-width characters and invisible marks of direction.
  const plain = (text ?? "")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(ANY_CARRIER, "0");
  const written = (NUMBER.exec(plain)?.[0] ?? "").replace(/[^\d+]/g, "").replace(/^\+?00/, "+");
  return /\d/.test(written) ? written : null;
};

const isHome = ({ countryCallingCode }: PhoneNumber): boolean => countryCallingCode === HOME.callingCode;

/**
 * Checks lengths, since the library's patterns reject numbers that a country has introduced after its release. A number
 * without a country code must also follow the Brazilian numbering plan; otherwise its country is unknown.
 */
const parse = (written: string): PhoneNumber | null => {
  const phone = parsePhoneNumberFromString(written, { defaultCountry: HOME.country, extract: false });
  if (!phone?.isPossible()) return null;
  const form = written.startsWith("+") ? HOME_LENGTH : HOME_NATIONAL;
  return isHome(phone) && !form.test(phone.nationalNumber) ? null : phone;
};

const readNumber = (text: string | null | undefined): PhoneNumber | null => {
  const written = firstNumber(text);
  return written === null ? null : parse(written);
};

/**
 * Returns the first number in E.164: `011 90000-0001` → `+5511900000001`. A number that begins with `+` or `00` keeps
 * its country. Null without a number, and for one that is incomplete, has a wrong length, or has no country code and is
 * not Brazilian.
 */
export const readPhone = (text: string | null | undefined): string | null => readNumber(text)?.number ?? null;

/** The format of forms and stored answers: `+55 (11) 90000-0001`, `+351 912 000 001`. Null when `readPhone` returns null. */
export const internationalPhone = (text: string): string | null => {
  const phone = readNumber(text);
  if (phone === null) return null;
  if (!isHome(phone)) return phone.formatInternational();
  const [, area, front, back] = /^(..)(.+)(....)$/.exec(phone.nationalNumber) ?? [];
  return `+${HOME.callingCode} (${area}) ${front}-${back}`;
};

/**
 * The address that dials the first number of a text; a number that `readPhone` cannot read keeps its digits as written.
 * Null without a number, and for more digits than a phone number can have.
 */
export const phoneAddress = (text: string | null | undefined): string | null => {
  const written = firstNumber(text);
  if (written === null) return null;
  const phone = parse(written);
  if (phone === null) return written.length > MAX_DIGITS ? null : `tel:${written}`;
  // Networks connect 0800 numbers only without the country code.
  return isHome(phone) && HOME_WITHOUT_AREA.test(phone.nationalNumber) ? `tel:0${phone.nationalNumber}` : `tel:${phone.number}`;
};

/**
 * For the first number of a text. Null for a number that `readPhone` cannot read or that cannot exist in its country,
 * such as `+11 90000-0001`.
 */
export const whatsappAddress = (text: string | null | undefined, message?: string): string | null => {
  const phone = readNumber(text);
  if (!phone?.isValid()) return null;
  const address = `https://wa.me/${phone.number.slice(1)}`;
  return message === undefined ? address : withChatText(address, message);
};

/**
 * A key that is equal for different spellings of one number, empty without a number. A Brazilian number gives its
 * national digits, others the number with its plus, since the digits of `+51 987 654 321` are also those of a number in
 * Porto Alegre. A number that cannot be read equals only the same digits, apart from leading zeros.
 */
export const phoneKey = (text: string | null | undefined): string => {
  const written = firstNumber(text);
  if (written === null) return "";
  const phone = parse(written);
  if (phone === null) return written.replace(/^0+/, "");
  return isHome(phone) ? phone.nationalNumber : phone.number;
};

/** False for a number without its area code: it is a different line in each city. */
export const isWholePhoneKey = (key: string): boolean => key.startsWith("+") || HOME_NATIONAL.test(key);
