import { CATEGORIES, GENDERS } from "../../../src/domain/category";
import { SOCIAL_NETWORKS } from "../../../src/domain/content";
import { LOCALES } from "../../../src/domain/locale";
import { VIDEO_PROVIDERS } from "../../../src/domain/talent";

const enumeration = (name: string, values: readonly string[]): string => `enum ${name} { ${values.join(" ")} }`;

/** Enums of the domain. */
export const ENUMERATIONS: readonly string[] = [
  enumeration("AgencyCategory", CATEGORIES),
  enumeration("AgencyGender", GENDERS),
  enumeration("AgencyLocale", LOCALES),
  enumeration("AgencyVideoProvider", VIDEO_PROVIDERS),
  enumeration("AgencySocialNetwork", SOCIAL_NETWORKS),
];

/** Types that are part of nodes. */
export const SHARED_TYPES = `
"""A picture; its size in pixels is null when unknown."""
type AgencyPicture { path: String! width: Float height: Float }

"""An editor's text in each language; null when missing."""
type AgencyTranslated { pt: String en: String }

"""A picture of a book or composite; isBigLandscape takes the full width."""
type AgencyGalleryPicture { pictureId: String! version: String! width: Float height: Float isBigLandscape: Boolean! }

"""A video; source is the provider's own id, or the version of the talent's file where the provider is file."""
type AgencyVideo { videoId: String! provider: AgencyVideoProvider! source: String! width: Float! height: Float! }

type AgencyFeetAndInches { feet: Int! inches: Int! }

"""A number and the day on which it was counted."""
type AgencyDatedCount { count: Int! date: String }

type AgencyBookingProvider { name: String! url: String! }
`;
