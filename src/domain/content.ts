import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale";
import type { Identity } from "./identity";
import type { MediaPath, Picture } from "./media";

/** Null when the editors have written no text in the language. */
export type Translated = Readonly<Record<Locale, string | null>>;

export interface Slide {
  slideId: string;
  /** A picture, or a video by its file extension. */
  mobile: Picture;
  desktop: Picture;
  /** A path on this site, or an https address. */
  link: string | null;
  alt: Translated;
}

export interface StaffMember {
  staffId: string;
  name: string;
  role: Translated;
  cover: Picture | null;
  instagramUrl: string | null;
  email: string | null;
  /** Null when the content store hides it with `-`. */
  phone: string | null;
}

export interface ListedStaffMember extends StaffMember {
  /** The address that dials the phone (`phoneAddress`); null without one. */
  call: string | null;
}

export interface WorkshopPicture {
  galleryId: string;
  cover: Picture;
  title: Translated;
}

/** Sanitised HTML or plain text per language. */
export interface SiteText {
  key: string;
  pt: string | null;
  en: string | null;
}

/** A text that may contain a phone number. */
export interface ContactText extends SiteText {
  /** For each language's number, the address that dials it or its WhatsApp chat; null for a text without a number. */
  link: Translated | null;
}

/** `logo`, `logo_dark`, `icon`, `intro`, `share`, or any other key that the agency uses. */
export interface SiteImage extends Picture {
  key: string;
  alt: string | null;
}

export interface Customizations {
  agencyName: string;
  founded: number | null;
  themeColor: string | null;
  bookingProvider: { name: string; url: string } | null;
  bookDownload: boolean;
  /** Whether Instagram addresses and social networks of minors are published. */
  minorsInstagram: boolean;
  /** Whether digitals of minors may be published. */
  minorsDigitals: boolean;
  /** Days after which numbers of social networks are hidden. */
  numbersMaxAgeDays: number;
  /** Whether visits are counted, without anything that identifies a visitor. */
  countVisits: boolean;
  /** Whether the home page opens with the intro on the first visit of a session. */
  homeIntro: boolean;
  identity: Identity;
  /** Portuguese is always included. */
  languages: readonly Locale[];
  /** `MenuItem`s and boards (`boardItem`) in order; null for all items in their default order, without boards. */
  menu: readonly string[] | null;
}

export const SOCIAL_NETWORKS = ["facebook", "instagram", "tiktok"] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export interface SocialMedia {
  network: SocialNetwork;
  url: string;
}

export interface InstagramItem {
  itemId: string;
  permalink: string;
  picture: MediaPath;
  caption: string | null;
}

/** A feed item for pages: `picture` is an address of this site. */
export interface FeedPicture extends Pick<InstagramItem, "itemId" | "permalink" | "caption"> {
  picture: string;
}

export interface FoundText {
  text: string;
  /** Set when the text's language differs from the reader's. */
  lang?: Locale;
}

/**
 * Returns the text in the reader's language, else in Portuguese, else in any language (docs/product.md, Languages);
 * null when there is none.
 */
export const findTranslation = (translations: Translated | undefined, locale: Locale): FoundText | null => {
  const language = [locale, DEFAULT_LOCALE, ...LOCALES].find((candidate) => translations?.[candidate]);
  const text = language === undefined ? null : translations?.[language];
  return text ? { text, lang: language === locale ? undefined : language } : null;
};

/** Null when missing. `findTranslation` chooses the language. */
export const findText = (texts: readonly SiteText[], key: string, locale: Locale): FoundText | null =>
  findTranslation(
    texts.find((candidate) => candidate.key === key),
    locale,
  );

export interface FoundContact extends FoundText {
  /** Null for a text without a number. */
  href: string | null;
}

/** The text and its link have the same language. */
export const findContact = (texts: readonly ContactText[], key: string, locale: Locale): FoundContact | null => {
  const found = findText(texts, key, locale);
  if (found === null) return null;
  const link = texts.find((candidate) => candidate.key === key)?.link;
  return { ...found, href: link?.[found.lang ?? locale] ?? null };
};
