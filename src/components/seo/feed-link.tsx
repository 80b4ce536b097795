import { absoluteAddress } from "../../config/absolute-address";
import { unlistedRoutes } from "../../config/unlisted-routes";
import { localizedPath } from "../../config/routes";
import type { Locale } from "../../domain/locale";
import { useSiteFrame } from "../layout/use-site-frame";

/** Announces the blog's feed in the page's language. */
export const FeedLink = ({ locale, title }: { locale: Locale; title: string }) => {
  const { siteUrl, customizations } = useSiteFrame();
  const href = absoluteAddress(siteUrl, localizedPath(unlistedRoutes.feed(), locale));
  return <link rel="alternate" type="application/rss+xml" title={`${title} · ${customizations.agencyName}`} href={href} />;
};
