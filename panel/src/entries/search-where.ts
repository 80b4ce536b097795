import type { Where } from "payload";

import { firstOf, textOf, withoutWildcards } from "../shared/search-params";
import { toNameKey } from "../shared/text-keys";
import { phoneKey } from "../../../src/domain/phone";
import { environment } from "../environment";
import { seal, unseal } from "../shared/seal";

/** Encrypts the search text, mostly a person's name: addresses remain in the browser's history and in the logs of proxies. */
export const sealSearch = (q: string): string => (q === "" ? "" : seal(q, environment.payloadSecret, "search"));

/** The inverse of `sealSearch`; empty for other texts. */
export const unsealSearch = (value: unknown): string => textOf(unseal(firstOf(value), environment.payloadSecret, "search"));

const MIN_DIGITS = 4;

const wordsOf = (text: string): string[] => text.split(" ").filter((word) => word !== "");

const NOTHING: Where = { id: { equals: 0 } };

/** Matches the beginning or any other part of a key: keys of Brazilian numbers have no country code, those of others begin with a plus. */
const partOfPhoneKey = (text: string): string => {
  const written = text.replace(/[^\d+]/g, "").replace(/^00/, "+");
  const national = written.replace(/^\+55/, "");
  return /^\+\d/.test(national) ? national : national.replace(/\D/g, "").replace(/^0+/, "");
};

/** Matches words of a name, digits of a phone number, an e-mail address or a reference; empty without a text. */
export const searchWhere = (q: string): Where[] => {
  if (q === "") return [];
  const words = wordsOf(toNameKey(withoutWildcards(q)));
  const digits = /^[\d\s()+.-]+$/.test(q) ? partOfPhoneKey(q) : "";
  const isNumber = digits.length >= MIN_DIGITS;
  const options: Where[] = words.length === 0 ? [NOTHING] : [{ and: words.map((word) => ({ nameKey: { contains: word } })) }];
  if (isNumber) options.push({ phoneKey: { contains: digits } });
  if (isNumber && phoneKey(q) !== digits) options.push({ phoneKey: { equals: phoneKey(q) } });
  if (/^[0-9a-f]{8}$/i.test(q)) options.push({ reference: { equals: q.toUpperCase() } });
  // An underscore, which many addresses have, separates parts that must all occur.
  const parts = q.includes("@") ? wordsOf(withoutWildcards(q.toLowerCase())).filter((part) => /[\p{L}\p{N}]/u.test(part)) : [];
  if (parts.length > 0) options.push({ and: parts.map((part) => ({ emailKey: { contains: part } })) });
  return [{ or: options }];
};
