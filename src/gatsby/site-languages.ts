import type { NodePluginArgs } from "gatsby";
import { isLocale, type Locale } from "../domain/locale";
import { languagesOf } from "../domain/site-languages";

/** The languages of the site by the content store; to be called after sourcing, which Gatsby ends before it creates pages. */
export const siteLanguages = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): readonly Locale[] => {
  const [customizations] = getNodesByType("AgencyCustomizations");
  const sent: unknown = customizations?.languages;
  return languagesOf(Array.isArray(sent) ? { languages: sent.filter(isLocale) } : null);
};
