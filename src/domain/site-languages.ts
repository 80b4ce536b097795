import { LOCALES, type Locale } from "./locale";

/** The languages of the site: both, unless the agency switched English off. */
export const languagesOf = (customizations: { languages?: readonly Locale[] } | null | undefined): readonly Locale[] =>
  customizations?.languages ?? LOCALES;
