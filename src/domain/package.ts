import type { Day } from "./day";
import type { Credit } from "./credit";
import type { Locale } from "./locale";
import type { PictureSize } from "./media";
import type { TalentSummary, VideoProvider } from "./talent";
import type { FieldValues } from "./talent-fields";

export interface PackageShows {
  measurements: boolean;
  age: boolean;
  videos: boolean;
  contact: boolean;
}

/** The contact person at the agency. */
export interface PackageContact {
  name: string;
  email: string | null;
  phone: string | null;
  /** The address that dials the phone; null without a phone. */
  call: string | null;
  whatsapp: string | null;
  /** The WhatsApp chat; null without a number, and for a number of unknown country. */
  chat: string | null;
}

export const PACKAGE_GALLERIES = ["book", "composite", "digitals"] as const;

export type PackageGallery = (typeof PACKAGE_GALLERIES)[number];

export interface PackagePicture extends PictureSize {
  /** Unique within the talent. */
  pictureId: string;
  gallery: PackageGallery | "cover";
  /** Below `/pacote/{token}/media/{width}/`: `packagePictureAddress` makes the address. */
  file: string;
  isBigLandscape: boolean;
  /** The day on which a digital was taken; null for other pictures. */
  date: Day | null;
}

export interface PackageVideo {
  videoId: string;
  provider: VideoProvider;
  /** The provider's video id; for `file` the path below `/pacote/{token}/media/`: `packageVideoAddress` makes the address. */
  source: string;
  width: number;
  height: number;
  /** A showreel comes first and is named so. */
  isShowreel: boolean;
}

/** A talent as the package shows it: fields that it does not show are null or empty. */
export type PackageTalent = Pick<TalentSummary, "talentId" | "name" | "gender"> &
  FieldValues & {
    /** Whether the talent is a minor, also when the age is not shown. */
    isMinor: boolean;
    /** Cropped to 3:4. The first of the chosen pictures, otherwise the talent's cover. */
    cover: PackagePicture | null;
    pictures: readonly PackagePicture[];
    videos: readonly PackageVideo[];
    /** In the editors' order; shown in every package, like skills. */
    credits: readonly Credit[];
  };

/** The content of `/pacote/{token}/dados.json`. */
export interface PackageView {
  title: string;
  client: string | null;
  message: string | null;
  language: Locale;
  /** ISO 8601; null when the package does not expire. */
  expiresAt: string | null;
  shows: PackageShows;
  /** Null when the package does not show it. */
  contact: PackageContact | null;
  talents: readonly PackageTalent[];
}

export const PACKAGE_CHOICES = ["yes", "maybe", "no"] as const;

export type PackageChoice = (typeof PACKAGE_CHOICES)[number];

export interface PackagePick {
  /** A `PackagePerson`'s id. */
  person: string;
  talent: string;
  /** Null when the person has withdrawn the choice. */
  choice: PackageChoice | null;
  comment: string;
  /** Of two answers of one person on one talent, the one with the larger number is kept. */
  sequence: number;
}

/** Somebody at the client. `id` is a random UUID that the person's browser keeps. */
export interface PackagePerson {
  id: string;
  name: string;
  /** About the whole package. */
  message: string;
  /** ISO 8601; null until the person marks the choice as done. */
  doneAt: string | null;
  /** The sequence of the person's own row; the picks have sequences of their own. */
  sequence: number;
}

/** The answer of `GET /pacote/{token}/escolhas`. */
export interface PackagePicks {
  people: readonly PackagePerson[];
  picks: readonly PackagePick[];
}

/** One row of `POST /pacote/{token}/escolhas`; `talent: null` is the person's own row, with message and `done`. */
export type PackageRow = { person: Pick<PackagePerson, "id" | "name">; sequence: number } & (
  { talent: string; choice: PackageChoice | null; comment: string } | { talent: null; message: string; done: boolean }
);

/** The body of `POST /pacote/{token}/escolhas`. */
export interface PackageRows {
  rows: readonly PackageRow[];
}

/**
 * The answer to `PackageRows`, in the order of the rows: the sequence that is stored now, or null for a row that cannot
 * be stored (an unknown talent, a text that is too long), which must not be sent again.
 */
export interface StoredRows {
  stored: readonly (number | null)[];
}

/** In characters; `rows` is the number of rows of one request. */
export const PACKAGE_LIMITS = { name: 60, comment: 2_000, message: 4_000, rows: 200 } as const;

export type PackageEnd = "expired" | "revoked";

/**
 * The states of the page at `/pacote/{token}`: 200 `open`, 200 `locked` (403 after a wrong passphrase), 404 `unknown`, 410 `ended`,
 * 429 `limited`, 503 `unavailable`. Only `open` has data of talents.
 */
export type PackagePage =
  | { state: "open"; token: string; view: PackageView }
  | { state: "locked"; token: string; language: Locale; isRefused: boolean }
  | { state: "ended"; language: Locale; reason: PackageEnd; title: string | null; contact: PackageContact | null }
  | { state: "unknown" | "unavailable"; language: Locale }
  | { state: "limited"; language: Locale; retryAfter: number };
