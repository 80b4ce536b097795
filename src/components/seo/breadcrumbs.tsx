import { absoluteAddress } from "../../config/absolute-address";
import { localizedPath, routes } from "../../config/routes";
import type { Locale } from "../../domain/locale";
import { StructuredData } from "./structured-data";
import { useSiteSettings } from "../layout/use-site-settings";

export interface Crumb {
  name: string;
  /** Path in the default language. */
  path: string;
}

interface BreadcrumbsProps {
  locale: Locale;
  /** From below the home page to the page itself. */
  crumbs: readonly Crumb[];
}

export const Breadcrumbs = ({ locale, crumbs }: BreadcrumbsProps) => {
  const { siteUrl, customizations } = useSiteSettings();
  const trail = [{ name: customizations.agencyName, path: routes.home() }, ...crumbs];
  const itemListElement = trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteAddress(siteUrl, localizedPath(path, locale)),
  }));
  return <StructuredData record={{ "@type": "BreadcrumbList", itemListElement }} />;
};
