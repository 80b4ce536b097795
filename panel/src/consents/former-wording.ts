/** The version of all consents before wordings could be changed: the site then sent no text. */
const FORMER_VERSION = "2026-01";

const TEXTS = {
  pt: "Sou responsável legal e autorizo a agência a usar estes dados e fotos somente para avaliar o perfil.\nVocê pode retirar o consentimento a qualquer momento em “Remover imagens”.",
  en: "I am the legal guardian and allow the agency to use these data and photos to evaluate the profile, and for nothing else.\nYou may withdraw your consent at any time under “Remove images”.",
} as const;

/** The text of the former version in the language in which it was read; null for any other version. */
export const formerWording = (version: string, locale: "pt" | "en"): string | null => (version === FORMER_VERSION ? TEXTS[locale] : null);
