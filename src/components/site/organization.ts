import { absoluteAddress } from "../../config/absolute-address";
import { shareAddress } from "./share-address";
import type { StructuredRecord } from "./structured-data";
import type { SiteFrame } from "./use-site-frame";

/** The agency, as its home page introduces it and its posts name their publisher. */
export const toOrganization = ({ siteUrl, customizations, siteImages, socialMedias }: SiteFrame): StructuredRecord => {
  const logo = shareAddress(siteImages.find(({ key }) => key === "logo") ?? null);
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#agency`,
    name: customizations.agencyName,
    url: siteUrl,
    logo: absoluteAddress(siteUrl, logo?.address ?? "/apple-touch-icon.png"),
    foundingDate: customizations.founded === null ? null : String(customizations.founded),
    sameAs: socialMedias.length === 0 ? null : socialMedias.map(({ url }) => url),
  };
};
