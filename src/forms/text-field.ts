import * as yup from "yup";
import { cleanLine, cleanLines, cleanName } from "../domain/clean-text";
import { TEXT_AREA_LENGTH, LINE_LENGTH, type FormMessage } from "./messages";
import { nameRule, type TextRule } from "./text-rules";

interface TextFieldOptions {
  isRequired?: boolean;
  /** Applied last; not applied to an empty or too long text. */
  rule?: TextRule;
}

/** The test's name tells a text area from a line in a schema's description. */
export const TEXT_AREA_TEST = "textArea";

interface Limit {
  test: string;
  length: number;
  message: FormMessage;
}

const LINE: Limit = { test: "line", length: LINE_LENGTH, message: "forms.tooLongLine" };
const TEXT_AREA: Limit = { test: TEXT_AREA_TEST, length: TEXT_AREA_LENGTH, message: "forms.tooLongText" };

const problemOf = (text: string, limit: Limit, { isRequired = true, rule }: TextFieldOptions): FormMessage | null => {
  if (text === "") return isRequired ? "forms.required" : null;
  return text.length > limit.length ? limit.message : (rule?.(text) ?? null);
};

const field = (limit: Limit, clean: (text: string) => string, options: TextFieldOptions) =>
  yup
    .string()
    // Any other value, such as a file, becomes an empty text.
    .transform((_value, original: unknown) => (typeof original === "string" ? clean(original) : ""))
    .default("")
    .test(limit.test, (text, context) => {
      const message = problemOf(text, limit, options);
      return message === null || context.createError({ message });
    });

/** Reports only the first error. */
export const lineField = (options: TextFieldOptions = {}) => field(LINE, cleanLine, options);

export const nameField = (options: Pick<TextFieldOptions, "isRequired"> = {}) => field(LINE, cleanName, { ...options, rule: nameRule });

export const textAreaField = (options: TextFieldOptions = {}) => field(TEXT_AREA, cleanLines, options);
