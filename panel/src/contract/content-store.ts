import type { EntryToSave } from "./entry";
import type { FamilyStore } from "./family";
import type { PackageStore } from "./package";

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

/** A page of the talents that changed, and the ids of all talents in the list's order. */
export type TalentChanges = Page<StoredTalentSummary> & { ids: readonly string[] };

export type StoredCategory = { id: Id; category: string };

export type TraitValue = string | readonly string[] | boolean | null;

export type StoredTalentSummary = {
  id: Id;
  name: string;
  cover: string | null;
  gender: "man" | "woman";
  birthdate: string | null;
  categories: StoredCategory[];
  /** Measurements and traits by their name, such as `hairKind`. */
  traits: Readonly<Record<string, TraitValue>>;
  /** The time of the first publication. */
  publishedAt: string | null;
  instagram: string | null;
  /** The day of the newest digital that the site may show, yyyy-mm-dd. */
  digitalsOn: string | null;
  creditKinds: string[];
  networks: StoredNetwork[];
};

/** `measuredAt` is a day, `engagement` per cent. */
export type StoredNetwork = {
  network: string;
  handle: string;
  url: string | null;
  followers: number;
  engagement: number | null;
  measuredAt: string;
};

/** `date` is yyyy-mm-dd. */
export type StoredDigital = StoredMedia & { date: string };

/** `kind` uses the contract's words. */
export type StoredCredit = { id: Id; year: number; title: string; role: string | null; production: string | null; kind: string };

export type StoredVideo = {
  id: Id;
  provider: "youtube" | "vimeo" | "file";
  file: string;
  width: number | null;
  height: number | null;
  isShowreel: boolean;
};

export type StoredTalent = StoredTalentSummary & {
  book: StoredMedia[];
  compo: StoredMedia[];
  digitals: StoredDigital[];
  videos: StoredVideo[];
  credits: StoredCredit[];
};

/** Here and below, timestamps are ISO 8601 in UTC. */
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

/** By the contract's names, as `#rrggbb`; accents that the agency did not choose are absent. */
export type StoredAccents = Partial<Record<"kids" | "teens" | "atores" | "talents" | "digital_influencers" | "rest", string>>;

/** With null or an empty value, the site uses its own look. */
export type StoredLook = {
  initials: string | null;
  displayFace: string | null;
  paper: "warm" | "white" | "grey" | null;
  accents: StoredAccents;
};

export type StoredCustomizations = {
  agencyName: string;
  look: StoredLook;
  founded: number | null;
  themeColor: string | null;
  bookingProvider: { name: string; url: string } | null;
  bookDownload: boolean;
  minorsInstagram: boolean;
  minorsDigitals: boolean;
  /** Days after which the site hides numbers of social networks. */
  numbersMaxAgeDays: number;
  countVisits: boolean;
  homeIntro: boolean;
  languages: readonly Locale[];
};

/** `sections` are in the page's order. */
export type StoredHome = {
  sections: readonly string[];
  doors: { category: string; media: StoredMedia }[];
  newFaces: readonly Id[];
};

export type StoredMenuItem = { item: string; isShown: boolean; label: Localised };

/** The members are talents in order, or all that match `rule`, the address of a list of the site. */
export type StoredBoard = {
  id: Id;
  slug: string;
  name: Localised;
  html: Localised;
  cover: StoredMedia | null;
  members: { talents: readonly Id[] } | { rule: string };
  isInMenu: boolean;
  isOnHome: boolean;
};

/** The newest version of a record, published or not; for the editors' preview only. */
export type DraftStore = {
  talent: (id: string) => Promise<StoredTalent | null>;
  post: (id: string) => Promise<StoredPost | null>;
  campaign: (id: string) => Promise<StoredCampaign | null>;
  /** Unsaved texts of the site by their keys, as an editor has written them. */
  words: (id: string) => Promise<Record<string, Localised> | null>;
};

/** `talent`: shared caches may not store the file. `content`: only other published content uses it. */
export type FileUse = "talent" | "content";

/** Except for `drafts`, everything is published. */
export type ContentStore = {
  drafts: DraftStore;
  /** Null when no published record uses the file. */
  fileUse: (name: string) => Promise<FileUse | null>;
  talents: (paging: Paging) => Promise<Page<StoredTalentSummary>>;
  /** The cursor of the list's current state; must be read before the list. */
  talentCursor: () => Promise<string>;
  /** Null when the changes since the cursor are not known: the site then needs the whole list. */
  talentChanges: (cursor: string, paging: Paging) => Promise<TalentChanges | null>;
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
  home: () => Promise<StoredHome>;
  menu: () => Promise<readonly StoredMenuItem[]>;
  /** In the editors' order. */
  boards: () => Promise<readonly StoredBoard[]>;
  socialMedias: () => Promise<Record<string, string>>;
  /** Stores the entry with all its photos, or nothing. */
  saveEntry: (entry: EntryToSave) => Promise<{ id: Id }>;
  family: FamilyStore;
  packages: PackageStore;
};
