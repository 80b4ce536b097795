import type { EntryToSave } from "./entry";
import type { FamilyStore } from "./family";

export const LOCALES = ["pt", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** A text by language; a language that was not written is absent. */
export type Localised = Partial<Record<Locale, string>>;

export type Id = number | string;

/** `page` counts from 1. */
export type Paging = { page: number; perPage: number };
export type Page<T> = { items: T[]; total: number };

/** `file` is relative to the media base. */
export type StoredMedia = { id: Id; file: string; width: number | null; height: number | null; alt: Localised };

export type StoredCategory = { id: Id; category: string };

export type StoredTalentSummary = {
  id: Id;
  name: string;
  cover: string | null;
  gender: "man" | "woman";
  birthdate: string | null;
  categories: StoredCategory[];
  hair: string | null;
  hairKind: string | null;
  eyes: string | null;
  height: string | null;
  shoes: string | null;
  jeans: string | null;
  skills: string[];
  instagram: string | null;
};

export type StoredVideo = {
  id: Id;
  provider: "youtube" | "vimeo" | "file";
  file: string;
  width: number | null;
  height: number | null;
};

export type StoredTalent = StoredTalentSummary & { book: StoredMedia[]; compo: StoredMedia[]; videos: StoredVideo[] };

/** A post in one or two languages. Here and below, timestamps are ISO 8601 in UTC. */
export type StoredPost = {
  id: number;
  slug: Localised;
  title: Localised;
  description: Localised;
  html: Localised;
  cover: string | null;
  publishedAt: string;
  revisedAt: string | null;
};

export type StoredCampaign = {
  id: Id;
  slug: string;
  title: Localised;
  html: Localised;
  cover: string | null;
  publishedAt: string;
};

export type StoredMagazine = {
  id: Id;
  title: Localised;
  description: Localised;
  cover: string | null;
  pages: string[];
  publishedAt: string;
};

export type StoredSlide = { id: Id; mobile: string | null; desktop: string | null; link: string | null; alt: Localised };

export type StoredStaff = {
  id: Id;
  name: string;
  role: Localised;
  cover: string | null;
  instagram: string | null;
  email: string | null;
  phone: string | null;
};

export type StoredGalleryItem = { id: Id; cover: string | null; title: Localised };

export type StoredInstagramPost = {
  id: Id;
  permalink: string;
  file: string;
  isVideo: boolean;
  caption: string | null;
  timestamp: string;
};

export type StoredCustomizations = {
  agencyName: string;
  founded: number | null;
  themeColor: string | null;
  bookingProvider: { name: string; url: string } | null;
  bookDownload: boolean;
  minorsInstagram: boolean;
  countVisits: boolean;
  homeIntro: boolean;
};

/** The newest version of a record, published or not; for the editors' preview only. */
export type DraftStore = {
  talent: (id: string) => Promise<StoredTalent | null>;
  post: (id: string) => Promise<StoredPost | null>;
  campaign: (id: string) => Promise<StoredCampaign | null>;
};

/** The owner of a published file: a talent, whose files no shared cache may store, or other content only. */
export type FileUse = "talent" | "content";

/** The content that the contract sends. Except for `drafts`, everything is published. */
export type ContentStore = {
  drafts: DraftStore;
  /** Null when no published record uses the file. */
  fileUse: (name: string) => Promise<FileUse | null>;
  talents: (paging: Paging) => Promise<Page<StoredTalentSummary>>;
  talent: (id: string) => Promise<StoredTalent | null>;
  categories: () => Promise<StoredCategory[]>;
  instagramPosts: () => Promise<StoredInstagramPost[]>;
  /** Newest first; with a locale, only posts with a title in it. */
  posts: (query: Paging & { locale: Locale | null }) => Promise<Page<StoredPost>>;
  campaigns: (paging: Paging) => Promise<Page<StoredCampaign>>;
  magazines: (paging: Paging) => Promise<Page<StoredMagazine>>;
  slides: () => Promise<StoredSlide[]>;
  staff: () => Promise<StoredStaff[]>;
  gallery: () => Promise<StoredGalleryItem[]>;
  websiteTexts: () => Promise<Record<string, Localised>>;
  websiteImages: () => Promise<Record<string, StoredMedia>>;
  customizations: () => Promise<StoredCustomizations>;
  socialMedias: () => Promise<Record<string, string>>;
  /** Stores the entry with all its photos, or nothing. */
  saveEntry: (entry: EntryToSave) => Promise<{ id: Id }>;
  family: FamilyStore;
};
