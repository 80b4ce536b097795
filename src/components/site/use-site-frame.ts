import { graphql, useStaticQuery } from "gatsby";
import type { Customizations, SiteImage, SocialMedia } from "../../domain/content";

/** What every page shows around its content. */
export interface SiteFrame {
  siteUrl: string;
  /** Dates are shown as the agency's calendar has them. */
  timeZone: string;
  /** The year of the build, for the copyright line. */
  year: number;
  customizations: Pick<Customizations, "agencyName" | "founded" | "themeColor" | "bookingProvider">;
  socialMedias: readonly SocialMedia[];
  siteImages: readonly SiteImage[];
  /** Address of the site's own share picture, without the host. */
  sharePicture: string | null;
}

/** The agency's settings; one query, so that a page fetches one file for them. */
export const useSiteFrame = (): SiteFrame => {
  const data = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
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
        bookingProvider {
          name
          url
        }
      }
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
      }
    }
  `);
  return {
    siteUrl: data.site?.siteMetadata?.siteUrl ?? "",
    timeZone: data.site?.siteMetadata?.timeZone ?? "UTC",
    year: Number(data.site?.buildTime),
    customizations: data.agencyCustomizations ?? UNNAMED,
    socialMedias: data.allAgencySocialMedia.nodes,
    siteImages: data.allAgencySiteImage.nodes,
    sharePicture: data.file?.publicURL ?? null,
  };
};

// The build fails without customizations; this only satisfies Gatsby's nullable types.
const UNNAMED = { agencyName: "", founded: null, themeColor: null, bookingProvider: null };
