import * as yup from "yup";
import { LETTER_LENGTH, LINE_LENGTH, type FormMessage } from "./messages";
import type { TextRule } from "./text-rules";

interface TextFieldOptions {
  isRequired?: boolean;
  /** Asked last, so it never meets an empty or overlong text. */
  rule?: TextRule;
}

interface Limit {
  length: number;
  message: FormMessage;
}

const LINE: Limit = { length: LINE_LENGTH, message: "forms.tooLongLine" };
const LETTER: Limit = { length: LETTER_LENGTH, message: "forms.tooLongLetter" };

/** Anything but text, such as a file in a text's place, counts as nothing given. */
const tidy = (_value: unknown, original: unknown): string => (typeof original === "string" ? original.normalize("NFC").trim() : "");

const problemOf = (text: string, limit: Limit, { isRequired = true, rule }: TextFieldOptions): FormMessage | null => {
  if (text === "") return isRequired ? "forms.required" : null;
  return text.length > limit.length ? limit.message : (rule?.(text) ?? null);
};

const field = (limit: Limit, options: TextFieldOptions) =>
  yup
    .string()
    .transform(tidy)
    .default("")
    .test("text", (text, context) => {
      const message = problemOf(text, limit, options);
      return message === null || context.createError({ message });
    });

/** One line of text, tidied: NFC, no space around. One message a field, the first that applies. */
export const lineField = (options: TextFieldOptions = {}) => field(LINE, options);

/** Text of several lines. */
export const letterField = (options: TextFieldOptions = {}) => field(LETTER, options);
