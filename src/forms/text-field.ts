import * as yup from "yup";
import { TEXT_AREA_LENGTH, LINE_LENGTH, type FormMessage } from "./messages";
import type { TextRule } from "./text-rules";

interface TextFieldOptions {
  isRequired?: boolean;
  /** Applied last, never to an empty or too long text. */
  rule?: TextRule;
}

/** The name of the test of a text of several lines, by which a schema's description tells it from one line. */
export const TEXT_AREA_TEST = "textArea";

interface Limit {
  test: string;
  length: number;
  message: FormMessage;
}

const LINE: Limit = { test: "line", length: LINE_LENGTH, message: "forms.tooLongLine" };
const TEXT_AREA: Limit = { test: TEXT_AREA_TEST, length: TEXT_AREA_LENGTH, message: "forms.tooLongText" };

/** Anything but text, such as a file, becomes an empty text. */
const normalizeText = (_value: unknown, original: unknown): string =>
  typeof original === "string" ? original.normalize("NFC").trim() : "";

const problemOf = (text: string, limit: Limit, { isRequired = true, rule }: TextFieldOptions): FormMessage | null => {
  if (text === "") return isRequired ? "forms.required" : null;
  return text.length > limit.length ? limit.message : (rule?.(text) ?? null);
};

const field = (limit: Limit, options: TextFieldOptions) =>
  yup
    .string()
    .transform(normalizeText)
    .default("")
    .test(limit.test, (text, context) => {
      const message = problemOf(text, limit, options);
      return message === null || context.createError({ message });
    });

/** One line of text, trimmed and in NFC. One error at most: the first that applies. */
export const lineField = (options: TextFieldOptions = {}) => field(LINE, options);

/** Text of several lines, trimmed and in NFC. */
export const textAreaField = (options: TextFieldOptions = {}) => field(TEXT_AREA, options);
