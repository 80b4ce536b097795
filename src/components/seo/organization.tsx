import { absoluteAddress } from "../../config/absolute-address";
import { shareAddress } from "./share-address";
import { StructuredData, type StructuredRecord } from "./structured-data";
import { useSiteFrame, type SiteFrame } from "../layout/use-site-frame";

/** The agency as a schema.org record: on the home page, and as the publisher of posts. */
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

/** The agency's structured data for the home page. */
export const OrganizationData = () => <StructuredData record={toOrganization(useSiteFrame())} />;
