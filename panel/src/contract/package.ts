import type { Locale } from "./content-store";

/** A missing list means all pictures or videos. */
export type PackageTalent = { id: number; pictures?: string[]; videos?: string[] };

/** Times are ISO 8601. */
export type StoredPackage = {
  id: number;
  title: string;
  client: string | null;
  message: string | null;
  language: Locale;
  createdAt: string;
  expiresAt: string;
  /** Changes with the passphrase; null without one. */
  passphraseVersion: string | null;
  shows: { measurements: boolean; age: boolean; videos: boolean; contact: boolean };
  /** Published ones only. */
  talents: PackageTalent[];
};

/** The agency's contact, for questions of a client. */
export type PackageContact = { name: string; phone: string | null; whatsapp: string | null };

export type PackageEnd = "expired" | "revoked";

export type FoundPackage =
  { state: "open"; package: StoredPackage } | { state: PackageEnd; title: string; language: Locale } | { state: "unknown" };

export const CHOICES = ["yes", "maybe", "no"] as const;
export type Choice = (typeof CHOICES)[number];

export type PackagePerson = { id: string; name: string; message: string; doneAt: string | null; sequence: number };
export type PackagePick = { person: string; talent: number; choice: Choice | null; comment: string; sequence: number };
export type PackageAnswers = { people: PackagePerson[]; picks: PackagePick[] };

/** With `talent` null, the answer is about the package. */
export type PackageRow = { person: { id: string; name: string }; sequence: number } & (
  { talent: number; choice: Choice | null; comment: string } | { talent: null; message: string; isDone: boolean }
);

/** `full`: the package has answers of too many people. */
export type RowFault = "unknown-talent" | "full";

/** `hash` is the SHA-256 of the token in the package's link. */
export type PackageStore = {
  find: (hash: string) => Promise<FoundPackage>;
  contact: () => Promise<PackageContact>;
  /** The passphrase's version; null for a wrong passphrase. */
  unlock: (hash: string, passphrase: string) => Promise<string | null>;
  answers: (id: number) => Promise<PackageAnswers>;
  /** Stores a row only when its sequence is larger than the stored one. Returns the sequence that is stored afterwards. */
  save: (id: number, row: PackageRow) => Promise<number | RowFault>;
  opened: (id: number, person: string) => Promise<void>;
};
