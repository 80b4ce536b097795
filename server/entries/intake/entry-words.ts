import type { Locale } from "../../../src/domain/locale";
import { MESSAGE_VALUES, type FieldProblems, type FormMessage } from "../../../src/forms/messages";
import entryEn from "../../../src/locales/en/entry.json";
import formsEn from "../../../src/locales/en/forms.json";
import entryPt from "../../../src/locales/pt/entry.json";
import formsPt from "../../../src/locales/pt/forms.json";

const WORDS: Readonly<Record<Locale, Readonly<Record<keyof typeof entryPt | keyof typeof formsPt, string>>>> = {
  pt: { ...formsPt, ...entryPt },
  en: { ...formsEn, ...entryEn },
};

export type EntryText = keyof (typeof WORDS)["pt"];

type Values = Readonly<Record<string, string | number>>;

/** A message about forms in the visitor's language, from the locale files that the browser uses too. */
export const entryWords = (locale: Locale, text: EntryText, values: Values = {}): string =>
  WORDS[locale][text].replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The rate-limit message, which says in how many minutes to try again. */
export const tooManyWords = (locale: Locale, seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return entryWords(locale, count === 1 ? "entry.tooMany_one" : "entry.tooMany_other", { count });
};

/** Error messages by field, for the response. */
export const fieldErrors = (locale: Locale, problems: FieldProblems): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]: [string, FormMessage | undefined]) =>
      problem === undefined ? [] : [[field, [entryWords(locale, problem, MESSAGE_VALUES)]]],
    ),
  );
