import type { Locale } from "./content-store";

/** Pictures and videos of a talent that a package shows; a missing list means all. */
export type PackageTalent = { id: number; pictures?: string[]; videos?: string[] };

/** A package as the site shows it to a client. Times are ISO 8601. */
export type StoredPackage = {
  id: number;
  title: string;
  client: string | null;
  message: string | null;
  language: Locale;
  createdAt: string;
  expiresAt: string;
  /** Changes with the passphrase; null when none is asked for. */
  passphraseVersion: string | null;
  shows: { measurements: boolean; age: boolean; videos: boolean; contact: boolean };
  /** Published ones only. */
  talents: PackageTalent[];
};

/** The agency, for questions of a client. */
export type PackageContact = { name: string; phone: string | null; whatsapp: string | null };

export type PackageEnd = "expired" | "revoked";

export type FoundPackage =
  { state: "open"; package: StoredPackage } | { state: PackageEnd; title: string; language: Locale } | { state: "unknown" };

export const CHOICES = ["yes", "maybe", "no"] as const;
export type Choice = (typeof CHOICES)[number];

export type PackagePerson = { id: string; name: string; message: string; doneAt: string | null; sequence: number };
export type PackagePick = { person: string; talent: number; choice: Choice | null; comment: string; sequence: number };
export type PackageAnswers = { people: PackagePerson[]; picks: PackagePick[] };

/** One answer to store: about a talent, or, with `talent` null, about the package. */
export type PackageRow = { person: { id: string; name: string }; sequence: number } & (
  { talent: number; choice: Choice | null; comment: string } | { talent: null; message: string; isDone: boolean }
);

/** `full`: the package has answers of too many people. */
export type RowFault = "unknown-talent" | "full";

/** Packages by the SHA-256 of their link's token. */
export type PackageStore = {
  find: (hash: string) => Promise<FoundPackage>;
  contact: () => Promise<PackageContact>;
  /** The passphrase's version; null for a wrong passphrase. */
  unlock: (hash: string, passphrase: string) => Promise<string | null>;
  answers: (id: number) => Promise<PackageAnswers>;
  /** Stores a row whose sequence is larger than the stored one. Returns the sequence that is stored then. */
  save: (id: number, row: PackageRow) => Promise<number | RowFault>;
  /** Counts an opening. */
  opened: (id: number, person: string) => Promise<void>;
};
