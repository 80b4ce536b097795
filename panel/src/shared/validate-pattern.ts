import type { TextFieldSingleValidation } from "payload";

import { type Bilingual, inLanguage } from "./bilingual";

/** Accepts empty or valid text; otherwise shows the message in the editor's language. */
export const validateText =
  (isValid: (text: string) => boolean, message: Bilingual): TextFieldSingleValidation =>
  (value, { req }) =>
    typeof value !== "string" || value.trim() === "" || isValid(value) || inLanguage(message, req.i18n.language);

export const validatePattern = (pattern: RegExp, message: Bilingual): TextFieldSingleValidation =>
  validateText((text) => pattern.test(text), message);
