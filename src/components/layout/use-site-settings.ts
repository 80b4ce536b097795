import { graphql, useStaticQuery } from "gatsby";
import type { ContactText, Customizations, SiteImage, SocialMedia } from "../../domain/content";
import type { Locale } from "../../domain/locale";
import { languagesOf } from "../../domain/site-languages";

export interface SiteSettings {
  siteUrl: string;
  /** Time zone in which dates are shown. */
  timeZone: string;
  /** The year of the build, for the copyright line. */
  year: number;
  customizations: Pick<Customizations, "agencyName" | "founded" | "themeColor" | "bookingProvider" | "menu"> & {
    /** Ems of the display face. */
    nameWidth: number;
  };
  /** Whether visitors may download an adult's book as a ZIP file. */
  bookDownload: boolean;
  /** The agency's WhatsApp number, as editors wrote it, and its chat. */
  whatsapp: ContactText | null;
  socialMedias: readonly SocialMedia[];
  languages: readonly Locale[];
  siteImages: readonly SiteImage[];
  /** Whether the icons and drawings show the agency's own mark or initials instead of the demo's. */
  hasOwnIcons: boolean;
}

/** One static query, so that a page fetches one file for the settings. */
export const useSiteSettings = (): SiteSettings => {
  const data = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
          timeZone
        }
      }
      agencyCustomizations {
        agencyName
        nameWidth
        founded
        themeColor
        menu
        bookDownload
        identity {
          initials
        }
        languages
        bookingProvider {
          name
          url
        }
      }
      agencyText(key: { eq: "contact_whatsapp" }) { ...ContactText }
      allAgencySocialMedia(sort: { network: ASC }) {
        nodes {
          network
          url
        }
      }
      allAgencySiteImage(sort: { key: ASC }) {
        nodes {
          key
          path
          width
          height
          alt
        }
      }
    }
  `);
  const siteImages = data.allAgencySiteImage.nodes;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  return {
    siteUrl,
    timeZone: data.site?.siteMetadata?.timeZone ?? "UTC",
    year: Number(data.site?.buildTime),
    customizations: data.agencyCustomizations ?? unnamedAgency(siteUrl),
    bookDownload: data.agencyCustomizations?.bookDownload ?? false,
    whatsapp: data.agencyText,
    socialMedias: data.allAgencySocialMedia.nodes,
    languages: languagesOf(data.agencyCustomizations),
    siteImages,
    hasOwnIcons: Boolean(data.agencyCustomizations?.identity.initials) || siteImages.some(({ key }) => key === "icon"),
  };
};

/** Used when the content store gives no agency name: the host name replaces it. */
const unnamedAgency = (siteUrl: string): SiteSettings["customizations"] => ({
  agencyName: URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "",
  nameWidth: siteUrl.length / 2, // an estimate: an average letter is about half an em wide
  founded: null,
  themeColor: null,
  bookingProvider: null,
  menu: null,
});
