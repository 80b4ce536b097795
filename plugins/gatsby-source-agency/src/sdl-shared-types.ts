import { CATEGORIES, GENDERS } from "../../../src/domain/category";
import { SOCIAL_NETWORKS } from "../../../src/domain/content";
import { CREDIT_KINDS } from "../../../src/domain/credit";
import { HOME_SECTIONS } from "../../../src/domain/home";
import { LOCALES } from "../../../src/domain/locale";
import { VIDEO_PROVIDERS } from "../../../src/domain/talent";

const enumeration = (name: string, values: readonly string[]): string => `enum ${name} { ${values.join(" ")} }`;

export const ENUMERATIONS: readonly string[] = [
  enumeration("AgencyCategory", CATEGORIES),
  enumeration("AgencyGender", GENDERS),
  enumeration("AgencyLocale", LOCALES),
  enumeration("AgencyVideoProvider", VIDEO_PROVIDERS),
  enumeration("AgencyCreditKind", CREDIT_KINDS),
  enumeration("AgencySocialNetwork", SOCIAL_NETWORKS),
  enumeration("AgencyHomeSection", HOME_SECTIONS),
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
type AgencyVideo { videoId: String! provider: AgencyVideoProvider! source: String! width: Float! height: Float! isShowreel: Boolean! }

"""An unretouched picture and the day on which it was taken."""
type AgencyDigital { pictureId: String! version: String! width: Float height: Float isBigLandscape: Boolean! date: Date! }

"""A work of a talent; production is a company, channel or brand."""
type AgencyCredit { creditId: String! year: Int! title: String! role: String production: String kind: AgencyCreditKind! }

type AgencyFeetAndInches { feet: Int! inches: Int! }

"""A number and the day on which it was counted."""
type AgencyDatedCount { count: Int! date: String }

"""A profile on a social network; network is its name, such as TikTok."""
type AgencyNetworkProfile { network: String! handle: String! url: String numbers: AgencyNetworkNumbers }

"""Engagement is in per cent; measuredOn is a day."""
type AgencyNetworkNumbers { followers: Int! engagement: Float measuredOn: String! }

type AgencyBookingProvider { name: String! url: String! }

"""A link of home to a category: with a picture that editors uploaded, else with an adult's face, else with its name alone."""
type AgencyDoor { category: AgencyCategory! picture: AgencyPicture alt: AgencyTranslated face: AgencyTalent @link }
"""A link of home to a board: with the board's cover, else with an adult's face, else with its name alone."""
type AgencyBoardDoor { slug: String! name: AgencyTranslated! picture: AgencyPicture face: AgencyTalent @link }
`;
