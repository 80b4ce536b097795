import { TALENT_FIELDS, type FieldTable } from "../../../src/domain/talent-fields";
import { talentFieldTypes } from "./talent-fields-graphql";
import { ENUMERATIONS, SHARED_TYPES } from "./sdl-shared-types";

const talentTypes = (fields: FieldTable): string => `
type AgencyTalent implements Node @dontInfer {
  talentId: String!
  name: String!
  gender: AgencyGender!
  """Under 18, or of unknown age; listings have it instead of the age."""
  isMinor: Boolean!
  coverVersion: String
  """Visible categories; the first is the canonical one."""
  categories: [AgencyCategory!]!
${talentFieldTypes(fields)}
  socialUrl: String
  book: [AgencyGalleryPicture!]!
  composite: [AgencyGalleryPicture!]!
  videos: [AgencyVideo!]!
}

"""
One page of a category's list, counted from 1, and the total number of talents; gender is null for both.
Category null is the list of all talents, of which only the first page exists.
"""
type AgencyListing implements Node @dontInfer {
  category: AgencyCategory
  gender: AgencyGender
  page: Int!
  pages: Int!
  total: Int!
  """Whether any page of the listing shows a minor: the rules for minors then apply to all its pages."""
  hasMinors: Boolean!
  talents: [AgencyTalent!]! @link
}
`;

const EDITORIAL = `
"""What the pages of an article need besides its versions."""
type AgencyArticle implements Node @dontInfer {
  articleId: String!
  slug: String!
  """False when the slug is an address elsewhere: the article then has no page."""
  hasPage: Boolean!
  otherSlugs: [String!]!
  memberIds: [String!]!
  versions: [AgencyPost!]! @link
}

"""One language version of an article; languages lists all its versions."""
type AgencyPost implements Node @dontInfer {
  articleId: String!
  postId: String!
  slug: String!
  """Target of the post's card, without a locale prefix; null when the card is not a link."""
  linkPath: String
  language: AgencyLocale!
  languages: [AgencyLocale!]!
  title: String!
  description: String
  cover: AgencyPicture
  contentHtml: String!
  date: Date
}

type AgencyCampaign implements Node @dontInfer {
  campaignId: String!
  slug: String!
  language: AgencyLocale!
  title: String!
  cover: AgencyPicture
  contentHtml: String!
  date: Date
}

type AgencyMagazine implements Node @dontInfer {
  magazineId: String!
  language: AgencyLocale!
  title: String!
  description: String
  cover: AgencyPicture
  pages: [String!]!
  date: Date
}
`;

const CONTENT = `
type AgencySlide implements Node @dontInfer {
  slideId: String!
  order: Int!
  mobile: AgencyPicture!
  desktop: AgencyPicture!
  link: String
  alt: AgencyTranslated!
}

type AgencyStaffMember implements Node @dontInfer {
  staffId: String!
  order: Int!
  name: String!
  role: AgencyTranslated!
  cover: AgencyPicture
  instagramUrl: String
  email: String
  phone: String
}

type AgencyWorkshopPicture implements Node @dontInfer {
  galleryId: String!
  order: Int!
  cover: AgencyPicture!
  title: AgencyTranslated!
}

"""An editor's text: sanitised HTML or plain text per language."""
type AgencyText implements Node @dontInfer { key: String! pt: String en: String }

type AgencySiteImage implements Node @dontInfer { key: String! path: String! width: Float height: Float alt: String }

type AgencyCustomizations implements Node @dontInfer {
  agencyName: String!
  founded: Int
  themeColor: String
  bookingProvider: AgencyBookingProvider
  bookDownload: Boolean!
  minorsInstagram: Boolean!
  countVisits: Boolean!
  homeIntro: Boolean!
}

type AgencySocialMedia implements Node @dontInfer { network: AgencySocialNetwork! url: String! }
`;

/** All types of the data layer. They mirror `src/domain`; no field is inferred. */
export const toSdl = (fields: FieldTable = TALENT_FIELDS): string =>
  [...ENUMERATIONS, SHARED_TYPES, talentTypes(fields), EDITORIAL, CONTENT].join("\n");
