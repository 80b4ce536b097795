import { consentWording } from "../../../src/config/consent-wording";
import type { Locale } from "../../../src/domain/locale";
import { MESSAGE_VALUES, type FieldProblems, type FormMessage } from "../../../src/forms/messages";
import entryEn from "../../../src/locales/en/entry.json";
import formsEn from "../../../src/locales/en/forms.json";
import requestEn from "../../../src/locales/en/family.json";
import scoutingEn from "../../../src/locales/en/scouting.json";
import { sha256 } from "../../../src/lib/sha256";
import entryPt from "../../../src/locales/pt/entry.json";
import formsPt from "../../../src/locales/pt/forms.json";
import requestPt from "../../../src/locales/pt/family.json";
import scoutingPt from "../../../src/locales/pt/scouting.json";

type Texts = typeof entryPt & typeof formsPt & typeof scoutingPt & typeof requestPt;

const WORDS: Readonly<Record<Locale, Readonly<Record<keyof Texts, string>>>> = {
  pt: { ...scoutingPt, ...formsPt, ...entryPt, ...requestPt },
  en: { ...scoutingEn, ...formsEn, ...entryEn, ...requestEn },
};

export type EntryText = keyof (typeof WORDS)["pt"];

type Values = Readonly<Record<string, string | number>>;

/** From the locale files that the browser uses too. */
export const entryWords = (locale: Locale, text: EntryText, values: Values = {}): string =>
  WORDS[locale][text].replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The consent in the gateway's own plain pages, which have the site's words. */
export const plainConsent = (locale: Locale): string => consentWording(WORDS[locale]) ?? "";

export const consentHash = (locale: Locale): string => sha256(plainConsent(locale));

/** Null for a field that no visitor fills. */
export const fieldLabel = (locale: Locale, name: string): string | null => {
  const keys = [`forms.field.${name}`, `scouting.field.${name}`, `scouting.photo.${name}`];
  const words: Readonly<Record<string, string>> = WORDS[locale];
  return keys.map((key) => words[key]).find((label) => label !== undefined) ?? null;
};

export const tooManyWords = (locale: Locale, seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return entryWords(locale, count === 1 ? "entry.tooMany_one" : "entry.tooMany_other", { count });
};

export const fieldErrors = (locale: Locale, problems: FieldProblems): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]: [string, FormMessage | undefined]) =>
      problem === undefined ? [] : [[field, [entryWords(locale, problem, MESSAGE_VALUES)]]],
    ),
  );
