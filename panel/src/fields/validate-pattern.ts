import type { TextFieldSingleValidation } from "payload";

import { type Bilingual, inLanguage } from "../messages/bilingual";

/** Accepts an empty text or one that matches; otherwise shows the message in the editor's language. */
export const validatePattern =
  (pattern: RegExp, message: Bilingual): TextFieldSingleValidation =>
  (value, { req }) =>
    typeof value !== "string" || value.trim() === "" || pattern.test(value) || inLanguage(message, req.i18n.language);
