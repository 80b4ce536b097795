import { absoluteAddress } from "../../config/absolute-address";
import { unlistedRoutes } from "../../config/unlisted-routes";
import { localizedPath } from "../../config/routes";
import type { Locale } from "../../domain/locale";
import { useSiteSettings } from "../layout/use-site-settings";

export const FeedLink = ({ locale, title }: { locale: Locale; title: string }) => {
  const { siteUrl, customizations } = useSiteSettings();
  const href = absoluteAddress(siteUrl, localizedPath(unlistedRoutes.feed(), locale));
  return <link rel="alternate" type="application/rss+xml" title={`${title} · ${customizations.agencyName}`} href={href} />;
};
