import type { EntryToSave } from "./entry";

/** What the contract needs of a store. Everything it returns is published, but for `drafts`; ids are the store's own. */

export const LOCALES = ["pt", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** A language that is absent was never written. */
export type Localised = Partial<Record<Locale, string>>;

export type Id = number | string;

/** `page` counts from 1. */
export type Paging = { page: number; perPage: number };
export type Slice<T> = { items: T[]; total: number };

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

/** One article in up to two languages; timestamps are ISO 8601 in UTC, here and below. */
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
};

/** The newest state of a record, published or not: for an editor's preview alone. */
export type DraftStore = {
  talent: (id: string) => Promise<StoredTalent | null>;
  post: (id: string) => Promise<StoredPost | null>;
  campaign: (id: string) => Promise<StoredCampaign | null>;
};

/** Who publishes a file: a talent, whose files are kept in no shared cache, or other content alone. */
export type FileUse = "talent" | "content";

export type ContentStore = {
  drafts: DraftStore;
  /** Null for a file that no published record uses. */
  fileUse: (name: string) => Promise<FileUse | null>;
  talents: (paging: Paging) => Promise<Slice<StoredTalentSummary>>;
  talent: (id: string) => Promise<StoredTalent | null>;
  categories: () => Promise<StoredCategory[]>;
  instagramPosts: () => Promise<StoredInstagramPost[]>;
  /** Newest first; with a locale, only those that have a title in it. */
  posts: (query: Paging & { locale: Locale | null }) => Promise<Slice<StoredPost>>;
  campaigns: (paging: Paging) => Promise<Slice<StoredCampaign>>;
  magazines: (paging: Paging) => Promise<Slice<StoredMagazine>>;
  slides: () => Promise<StoredSlide[]>;
  staff: () => Promise<StoredStaff[]>;
  gallery: () => Promise<StoredGalleryItem[]>;
  websiteTexts: () => Promise<Record<string, Localised>>;
  websiteImages: () => Promise<Record<string, StoredMedia>>;
  customizations: () => Promise<StoredCustomizations>;
  socialMedias: () => Promise<Record<string, string>>;
  /** Stores the entry and all its photos, or nothing. */
  saveEntry: (entry: EntryToSave) => Promise<{ id: Id }>;
};
