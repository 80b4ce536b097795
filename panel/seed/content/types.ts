import type { Localised } from "../../src/contract/content-store";
import type { CREDIT_KINDS } from "../../src/talents/fields/works";
import type { Bilingual } from "../../src/shared/bilingual";

/**
 * The demo content has the fields of the admin; for fields that editors type in the wire's format, such as `height`, so does the demo
 * content.
 */

export type { Bilingual, Localised };

/** File name of a picture or video below `seed/files`, for example `talents/007/cover.webp`. Width and height are read from the file. */
export type MediaRef = string;

/** In the content store's spelling; names that start with `TF -` are hidden from listings. */
export type CategoryName = "kids" | "teens" | "ator" | "talents" | "Digital Influencer" | "TF - Campanha Verão";

/** `width` and `height` give the shape of the player (16:9 or 9:16). */
export type DemoVideo = { provider: "file"; file: MediaRef; width: number; height: number; showreel?: true };

export type DemoCredit = {
  year: number;
  kind: (typeof CREDIT_KINDS)[number]["value"];
  title: string;
  role: string | null;
  production: string | null;
};

/** Its numbers were counted some days before the seeding, so that the demo shows them. */
export type DemoNetwork = {
  network: "instagram" | "tiktok" | "youtube";
  handle: string;
  followers: number;
  engagement: number;
  measuredDaysAgo: number;
};

export type DemoTalent = {
  /** "001" to "120"; also the folder of its pictures. */
  key: string;
  name: string;
  gender: "man" | "woman";
  /** yyyy-mm-dd */
  birthdate: string;
  /** The first one is the main category. */
  categories: CategoryName[];
  cover: MediaRef | null;
  hair: string | null;
  hairKind: string | null;
  eyes: string | null;
  /** "cm/feet.inches", for example "128/4.2". */
  height: string | null;
  /** Brazilian size, in half steps. */
  shoes: string | null;
  /** "8x34" for children and teenagers, "38" for adults. */
  jeans: string | null;
  /** In Portuguese. */
  skills: string[];
  city: string | null;
  /** In Portuguese. */
  languages: string[];
  travels: boolean;
  /** Day of the first publication, yyyy-mm-dd. */
  publishedOn: string;
  /** Address or handle. */
  instagram: string | null;
  networks: DemoNetwork[];
  book: MediaRef[];
  compo: MediaRef[];
  /** Taken some days before the seeding. */
  digitals: { file: MediaRef; daysAgo: number }[];
  videos: DemoVideo[];
  credits: DemoCredit[];
};

/** For a child; given by the guardian. */
export type DemoConsent = {
  /** The talent's key. */
  talent: string;
  /** The guardian's name. */
  person: string;
  scopes: ("site" | "social" | "print" | "campaigns" | "digitals")[];
  /** yyyy-mm-dd */
  givenOn: string;
};

export type DemoPost = {
  key: string;
  /** All four texts have the same languages. */
  slug: Localised;
  title: Localised;
  description: Localised;
  /** A picture, or a video (.mp4). */
  cover: MediaRef;
  /**
   * HTML with p, h2, h3, ul, ol, li, blockquote, figure, img, figcaption, table, a, strong and em. `img src` contains a MediaRef; the
   * loader replaces it by the address of the stored file.
   */
  html: Localised;
  /** ISO 8601 in UTC. */
  createdAt: string;
  updatedAt: string;
};

export type DemoBoard = {
  slug: string;
  name: Bilingual;
  /** HTML with p only. */
  html: Bilingual;
  /** For the home page; null for an adult's face. */
  cover: MediaRef | null;
  /** Names in order; empty for a board by rule. */
  talents: string[];
  /** The address of a list; null for a hand-picked board. */
  rule: string | null;
  isInMenu: boolean;
};

export type DemoCampaign = {
  key: string;
  /** The same in every language. */
  slug: string;
  title: Bilingual;
  cover: MediaRef;
  /** As in DemoPost. */
  html: Bilingual;
  createdAt: string;
};

export type DemoMagazine = {
  key: string;
  title: Bilingual;
  description: Bilingual;
  cover: MediaRef;
  /** In reading order, without the cover. */
  pages: MediaRef[];
  createdAt: string;
};

export type DemoStaff = {
  key: string;
  name: string;
  role: Bilingual;
  cover: MediaRef;
  instagram: string | null;
  email: string | null;
  /** "-" hides the phone on the site. */
  phone: string;
};

export type DemoSlide = {
  key: string;
  desktop: MediaRef;
  mobile: MediaRef;
  /** Path on the site, for example "/kids". */
  link: string | null;
  alt: Bilingual;
};

export type DemoGalleryItem = { key: string; cover: MediaRef; title: Bilingual };

type WebsiteTextKey =
  | "about_text"
  | "workshop_description"
  | "contact_reference"
  | "contact_address"
  | "contact_zip"
  | "contact_phone"
  | "contact_whatsapp"
  | "contact_hours"
  | "getscouted_intro"
  | "privacy_notice";

/** Plain text or HTML, per key. */
export type WebsiteTexts = Record<WebsiteTextKey, Bilingual>;

export type DemoCustomizations = {
  agencyName: string;
  founded: number;
  themeColor: string;
  bookingProvider: { name: string; url: string };
  bookDownload: boolean;
  minorsInstagram: boolean;
};

export type DemoSocialMedias = { facebook: { url: string }; instagram: { url: string }; tiktok: { url: string } };

export type DemoWebsiteImages = Record<"logo" | "intro" | "share", { file: MediaRef; alt: Bilingual }>;

/** Only some categories have a picture on the home page. */
export type DemoDoors = Record<"kids" | "teens", { file: MediaRef; alt: Bilingual }>;

export type DemoInstagramPost = {
  key: string;
  permalink: string;
  picture: MediaRef;
  caption: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
};
