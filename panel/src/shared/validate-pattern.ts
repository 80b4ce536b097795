import type { TextFieldSingleValidation } from "payload";

import { type Bilingual, inLanguage } from "./bilingual";

/** Accepts an empty text or a valid one; otherwise shows the message in the editor's language. */
export const validateText =
  (isValid: (text: string) => boolean, message: Bilingual): TextFieldSingleValidation =>
  (value, { req }) =>
    typeof value !== "string" || value.trim() === "" || isValid(value) || inLanguage(message, req.i18n.language);

/** The same for texts that match a pattern. */
export const validatePattern = (pattern: RegExp, message: Bilingual): TextFieldSingleValidation =>
  validateText((text) => pattern.test(text), message);
