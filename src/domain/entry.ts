import type { Day } from "./day";
import type { Gender } from "./category";
import type { Locale } from "./locale";

export interface SelectedTalent {
  /** The content store's id, without the token of a hidden talent. */
  talentId: string;
  /** Null when it is empty or not sent. */
  note: string | null;
}

export interface Enquiry {
  name: string;
  email: string;
  /** `+55 (11) 90000-0001`; a foreign number keeps its country: `+51 987 654 321`. */
  phone: string;
  message: string;
}

export interface WorkshopRegistration extends Enquiry {
  city: string;
  /** As typed: a handle or an address. */
  instagram: string;
}

/** The sentence beside the checkbox, as the form showed it. */
export interface ConsentWording {
  /** Its first day on the site and its hash (`config/consent-wording`). */
  version: string;
  text: string;
}

/** A guardian's consent to the application of a minor. */
export interface Consent {
  wording: ConsentWording;
  /** ISO 8601. */
  at: string;
  /** The language in which the guardian read the wording. */
  locale: Locale;
}

/** Without its photos; optional answers are null when not given. */
export interface Application {
  name: string;
  gender: Gender;
  birthdate: Day;
  /** Whole years on the day of the application. */
  age: number;
  phone: string;
  email: string;
  city: string;
  instagram: string | null;
  tiktok: string | null;
  heightCm: number;
  bustCm: number | null;
  waistCm: number | null;
  hipsCm: number | null;
  /** Brazilian sizes, in halves. */
  jeans: number;
  shoes: number;
  /** An option of `config/options`. */
  hair: string;
  eyes: string;
  guardian: string | null;
  /** Null for an adult. */
  consent: Consent | null;
}

export type Entry =
  | { kind: "contact"; answers: Enquiry }
  | { kind: "workshopContact"; answers: WorkshopRegistration }
  | { kind: "getScouted"; answers: Application };

export type ReceivedEntry = Entry & {
  /** The language in which the form was sent. */
  locale: Locale;
  /** Empty for an entry without a selection. */
  selection: readonly SelectedTalent[];
};

/** As stored in the outbox, without its photos. */
export type AcceptedEntry = ReceivedEntry & {
  /** SHA-256 in hex of the access key of the family's page. */
  accessKeyHash: string;
};
