import { LOCALES, type Locale } from "./locale";

/** Both, unless the agency has switched English off. */
export const languagesOf = (customizations: { languages?: readonly Locale[] } | null | undefined): readonly Locale[] =>
  customizations?.languages ?? LOCALES;
