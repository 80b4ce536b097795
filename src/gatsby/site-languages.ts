import type { NodePluginArgs } from "gatsby";
import { isLocale, type Locale } from "../domain/locale";
import { languagesOf } from "../domain/site-languages";

/** Call it after sourcing, which Gatsby ends before it creates pages. */
export const siteLanguages = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): readonly Locale[] => {
  const [customizations] = getNodesByType("AgencyCustomizations");
  const sent: unknown = customizations?.languages;
  return languagesOf(Array.isArray(sent) ? { languages: sent.filter(isLocale) } : null);
};
