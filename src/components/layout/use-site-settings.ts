import { graphql, useStaticQuery } from "gatsby";
import type { Customizations, SiteImage, SiteText, SocialMedia } from "../../domain/content";

/** The picture that social networks show for a page; width and height in pixels, null when unknown. */
export interface SharePicture {
  /** Without the host. */
  address: string;
  width: number | null;
  height: number | null;
}

/** The agency's settings that the header, the footer and the head of every page show. */
export interface SiteSettings {
  siteUrl: string;
  /** Time zone in which dates are shown. */
  timeZone: string;
  /** The year of the build, for the copyright line. */
  year: number;
  customizations: Pick<Customizations, "agencyName" | "founded" | "themeColor" | "bookingProvider">;
  /** Whether visitors may download an adult's book as a ZIP file. */
  bookDownload: boolean;
  /** The agency's WhatsApp number, as editors wrote it. */
  whatsapp: SiteText | null;
  socialMedias: readonly SocialMedia[];
  siteImages: readonly SiteImage[];
  /** The site's default share picture. */
  sharePicture: SharePicture | null;
}

/** The agency's settings; one static query, so that a page fetches one file for them. */
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
        founded
        themeColor
        bookDownload
        bookingProvider {
          name
          url
        }
      }
      agencyText(key: { eq: "contact_whatsapp" }) { key pt en }
      allAgencySocialMedia {
        nodes {
          network
          url
        }
      }
      allAgencySiteImage {
        nodes {
          key
          path
          width
          height
          alt
        }
      }
      file(relativePath: { eq: "share.png" }) {
        publicURL
        childImageSharp {
          original {
            width
            height
          }
        }
      }
    }
  `);
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  return {
    siteUrl,
    timeZone: data.site?.siteMetadata?.timeZone ?? "UTC",
    year: Number(data.site?.buildTime),
    customizations: data.agencyCustomizations ?? unnamedAgency(siteUrl),
    bookDownload: data.agencyCustomizations?.bookDownload ?? false,
    whatsapp: data.agencyText,
    socialMedias: data.allAgencySocialMedia.nodes,
    siteImages: data.allAgencySiteImage.nodes,
    sharePicture: fileSharePicture(data.file),
  };
};

const fileSharePicture = (file: Queries.SiteSettingsQuery["file"]): SharePicture | null => {
  if (!file?.publicURL) return null;
  const { width = null, height = null } = file.childImageSharp?.original ?? {};
  return { address: file.publicURL, width, height };
};

/** Used when the content store gives no agency name: the host name replaces it. */
const unnamedAgency = (siteUrl: string): SiteSettings["customizations"] => ({
  agencyName: URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "",
  founded: null,
  themeColor: null,
  bookingProvider: null,
});
