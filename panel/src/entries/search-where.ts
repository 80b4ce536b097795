import type { Where } from "payload";

import { firstOf, textOf, withoutWildcards } from "../shared/search-params";
import { foldText } from "../../../src/domain/fold-text";
import { phoneKey } from "../../../src/domain/phone";
import { environment } from "../environment";
import { seal, unseal } from "../shared/seal";

/** Encrypts the search text, mostly a person's name: addresses remain in the browser's history and in the logs of proxies. */
export const sealSearch = (q: string): string => (q === "" ? "" : seal(q, environment.payloadSecret, "search"));

/** The inverse of `sealSearch`; empty for other texts. */
export const unsealSearch = (value: unknown): string => textOf(unseal(firstOf(value), environment.payloadSecret, "search"));

const MIN_DIGITS = 4;

/** Signs alone are no words: `@` would match every e-mail address. */
const wordsOf = (text: string): string[] => text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));

const NOTHING: Where = { id: { equals: 0 } };

/** Matches the beginning or any other part of a key: keys of Brazilian numbers have no country code, those of others begin with a plus. */
const partOfPhoneKey = (text: string): string => {
  const written = text.replace(/[^\d+]/g, "").replace(/^00/, "+");
  const national = written.replace(/^\+55/, "");
  return /^\+\d/.test(national) ? national : national.replace(/\D/g, "").replace(/^0+/, "");
};

/** Matches entries with all words, each in any answer, and parts of a phone number; empty without a text. */
export const searchWhere = (q: string): Where[] => {
  if (q === "") return [];
  const words = wordsOf(foldText(withoutWildcards(q)));
  const digits = /^[\d\s()+.-]+$/.test(q) ? partOfPhoneKey(q) : "";
  const isNumber = digits.length >= MIN_DIGITS;
  const options: Where[] = words.length === 0 ? [NOTHING] : [{ and: words.map((word) => ({ searchText: { contains: word } })) }];
  if (isNumber) options.push({ phoneKey: { contains: digits } });
  if (isNumber && phoneKey(q) !== digits) options.push({ phoneKey: { equals: phoneKey(q) } });
  return [{ or: options }];
};
