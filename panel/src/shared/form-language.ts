import { inLanguage } from "./bilingual";

const TERM = { pt: "Idioma do formulário", en: "Language of the form" };

const NAMES = { pt: { pt: "Português", en: "Inglês" }, en: { pt: "Portuguese", en: "English" } };

export const formLanguageTerm = (language: string): string => inLanguage(TERM, language);

/** The language in which a visitor sent a form; null when the site did not send it. */
export const formLanguage = (locale: "pt" | "en" | null | undefined, language: string): string | null =>
  locale ? inLanguage(NAMES, language)[locale] : null;
