import { absoluteAddress } from "../../config/absolute-address";
import { toSharePicture } from "./share-picture";
import { StructuredData, type StructuredRecord } from "./structured-data";
import { useSiteSettings, type SiteSettings } from "../layout/use-site-settings";

/** Used on the home page, and for the publisher of posts. */
export const toOrganization = ({ siteUrl, customizations, siteImages, socialMedias }: SiteSettings): StructuredRecord => {
  const logo = toSharePicture(siteImages.find(({ key }) => key === "logo") ?? null);
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

export const OrganizationData = () => <StructuredData record={toOrganization(useSiteSettings())} />;
