import type { Locale } from "./locale";
import type { PackageContact, PackageEnd, PackageGallery, PackageShows } from "./package";

/** An item of a talent's gallery by its id there. */
export interface ChosenPicture {
  gallery: PackageGallery;
  itemId: string;
}

/** A talent of a package, with the items that were chosen; null: all. */
export interface PackagedTalent {
  talentId: string;
  pictures: readonly ChosenPicture[] | null;
  videos: readonly string[] | null;
}

/** A package as the content store defines it; the talents' data come from their profiles. Stays on the server side. */
export interface PackageDefinition {
  packageId: string;
  title: string;
  client: string | null;
  message: string | null;
  language: Locale;
  /** ISO 8601 in UTC; null when it does not expire. */
  expiresAt: string | null;
  /** An opaque version of the passphrase, which changes with it; null when none is asked for. */
  passphrase: string | null;
  shows: PackageShows;
  contact: PackageContact | null;
  /** In the agency's order. */
  talents: readonly PackagedTalent[];
}

/** The remaining data of a package that has ended. */
export interface EndedPackage {
  reason: PackageEnd;
  title: string | null;
  language: Locale;
  contact: PackageContact | null;
}

/** The content store's answer to a token's hash. */
export type FoundPackage = { state: "open"; definition: PackageDefinition } | ({ state: "ended" } & EndedPackage) | { state: "unknown" };
