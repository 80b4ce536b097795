import type { LocalizationConfigWithLabels, Payload } from "payload";

import { type Locale, LOCALES } from "../contract/content-store";

/** English is enabled unless somebody has disabled it in "Identidade". */
export const languagesOf = ({ english }: { english?: boolean | null }): readonly Locale[] => (english === false ? ["pt"] : LOCALES);

export const readSiteLanguages = async (payload: Payload): Promise<readonly Locale[]> =>
  languagesOf(await payload.findGlobal({ slug: "customizations", select: { english: true }, depth: 0, overrideAccess: true }));

/** Limits the admin to the site's languages; texts in others stay stored. */
export const localesOfSite: NonNullable<LocalizationConfigWithLabels["filterAvailableLocales"]> = async ({ locales, req }) => {
  const languages: readonly string[] = await readSiteLanguages(req.payload);
  return locales.filter(({ code }) => languages.includes(code));
};
