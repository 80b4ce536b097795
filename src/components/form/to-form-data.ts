import type { Locale } from "../../domain/locale";
import { LOCALE_FIELD } from "../../forms/entry-fields";

/** Answers as a form sends them, with the language in which the gateway shall answer; what is not given stays away. */
export const toFormData = (answers: Readonly<Record<string, string | boolean>>, locale: Locale): FormData => {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) {
    if (answer !== "" && answer !== false) form.set(name, String(answer));
  }
  form.set(LOCALE_FIELD, locale);
  return form;
};
