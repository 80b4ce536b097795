import type { Locale } from "./locale";
import type { PackageContact, PackageEnd, PackageGallery, PackageShows } from "./package";

export interface ChosenPicture {
  gallery: PackageGallery;
  itemId: string;
}

/** Null stands for all items. */
export interface PackagedTalent {
  talentId: string;
  pictures: readonly ChosenPicture[] | null;
  videos: readonly string[] | null;
}

/** As the content store defines it; the talents' data come from their profiles. Never sent to browsers. */
export interface PackageDefinition {
  packageId: string;
  title: string;
  client: string | null;
  message: string | null;
  language: Locale;
  /** ISO 8601 in UTC; null when it does not expire. */
  expiresAt: string | null;
  /** An opaque version of the passphrase, which changes with it; null without a passphrase. */
  passphrase: string | null;
  shows: PackageShows;
  contact: PackageContact | null;
  /** In the agency's order. */
  talents: readonly PackagedTalent[];
}

export interface EndedPackage {
  reason: PackageEnd;
  title: string | null;
  language: Locale;
  contact: PackageContact | null;
}

/** The content store's answer to the hash of a token. */
export type FoundPackage = { state: "open"; definition: PackageDefinition } | ({ state: "ended" } & EndedPackage) | { state: "unknown" };
