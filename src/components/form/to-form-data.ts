import type { Locale } from "../../domain/locale";
import { LOCALE_FIELD } from "../../forms/entry-fields";

/** Leaves out empty answers; adds the language for the gateway's response. */
export const toFormData = (answers: Readonly<Record<string, string | boolean>>, locale: Locale): FormData => {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) {
    if (answer !== "" && answer !== false) form.set(name, String(answer));
  }
  form.set(LOCALE_FIELD, locale);
  return form;
};
