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
  """Profiles on social networks; numbers is null when they are older than the agency shows."""
  networkProfiles: [AgencyNetworkProfile!]!
  book: [AgencyGalleryPicture!]!
  composite: [AgencyGalleryPicture!]!
  """Unretouched pictures, the newest first."""
  digitals: [AgencyDigital!]!
  """The showreel first."""
  videos: [AgencyVideo!]!
  """Works, in the editors' order."""
  credits: [AgencyCredit!]!
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

const BOARDS = `
"""An editors' list of talents across categories, at /board/{slug}. Its members are the talents of its pages (AgencyBoardPage)."""
type AgencyBoard implements Node @dontInfer {
  boardId: String!
  """The last part of the address; unique."""
  slug: String!
  """Position among all boards, from 0: the editors' order."""
  order: Int!
  name: AgencyTranslated!
  """Sanitised HTML or plain text above the talents."""
  text: AgencyTranslated!
  """Made for home; null without one."""
  cover: AgencyPicture
  """The address of a list, such as /kids/meninas?idade=6-9, whose talents are the members; null for a hand-picked board."""
  rule: String
  """Whether home shows the board, where it has the section boards."""
  isOnHome: Boolean!
}
"""One page of a board, counted from 1, and the total number of its members. An empty board has one page."""
type AgencyBoardPage implements Node @dontInfer {
  board: AgencyBoard! @link
  """The board's slug, for filters."""
  slug: String!
  page: Int!
  pages: Int!
  total: Int!
  """Whether any page of the board shows a minor: none of its pages is indexed then."""
  hasMinors: Boolean!
  """In the editors' order, or in the order of the rule's list."""
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
  """The tel: address of the phone."""
  call: String
}

type AgencyWorkshopPicture implements Node @dontInfer {
  galleryId: String!
  order: Int!
  cover: AgencyPicture!
  title: AgencyTranslated!
}

"""An editor's text: sanitised HTML or plain text per language."""
type AgencyText implements Node @dontInfer {
  key: String!
  pt: String
  en: String
  """Of contact_phone the tel: addresses, of contact_whatsapp the chats; null for other texts."""
  link: AgencyTranslated
}

"""The replaced strings of one namespace and language of src/locales, as JSON. Exists where there is any."""
type AgencyWords implements Node @dontInfer { namespace: String! language: AgencyLocale! data: String! }

type AgencySiteImage implements Node @dontInfer { key: String! path: String! width: Float height: Float alt: String }

type AgencyCustomizations implements Node @dontInfer {
  agencyName: String!
  founded: Int
  themeColor: String
  bookingProvider: AgencyBookingProvider
  bookDownload: Boolean!
  minorsInstagram: Boolean!
  minorsDigitals: Boolean!
  """Days after which numbers of social networks are hidden."""
  numbersMaxAgeDays: Int!
  countVisits: Boolean!
  homeIntro: Boolean!
  identity: AgencyIdentity!
  """Languages of the site; Portuguese is always one."""
  languages: [AgencyLocale!]!
  """The menu in order: names of categories and pages (src/domain/menu.ts), and boards as board/{slug}; null for all items in their own order and no board."""
  menu: [String!]
}

"""How the agency's site looks."""
type AgencyIdentity {
  """Id of a face in src/config/identity.ts."""
  displayFace: String!
  """Tone of the background: warm, white or grey."""
  paper: String!
  accents: AgencyAccents!
  """One to three letters for the icons; null when the agency has given none."""
  initials: String
}

"""Colours #rrggbb; null for the default. The field rest is for pages outside of the categories."""
type AgencyAccents {
  kids: String
  teens: String
  atores: String
  talents: String
  digitalInfluencers: String
  rest: String
}

"""The home page: its sections in order, its doors to categories and boards, and its new faces, who are adults."""
type AgencyHome implements Node @dontInfer {
  sections: [AgencyHomeSection!]!
  hasTalents: Boolean!
  doors: [AgencyDoor!]!
  newFaces: [AgencyTalent!]! @link
  boards: [AgencyBoardDoor!]!
}

type AgencySocialMedia implements Node @dontInfer { network: AgencySocialNetwork! url: String! }
`;

/** The types mirror `src/domain`; no field is inferred. */
export const toSdl = (fields: FieldTable = TALENT_FIELDS): string =>
  [...ENUMERATIONS, SHARED_TYPES, talentTypes(fields), BOARDS, EDITORIAL, CONTENT].join("\n");
