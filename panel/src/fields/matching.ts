import type { TextFieldSingleValidation } from "payload";

/** An optional text of one form; otherwise the editor is told in the own language what to write. */
export const matching =
  (pattern: RegExp, pt: string, en: string): TextFieldSingleValidation =>
  (value, { req }) =>
    typeof value !== "string" || value.trim() === "" || pattern.test(value) || (req.i18n.language === "en" ? en : pt);
