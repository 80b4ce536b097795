import type { Day } from "./day";
import type { Gender } from "./category";
import type { Locale } from "./locale";

/** A talent of an enquiry about a selection. */
export interface SelectedTalent {
  /** The content store's id, without the token of a hidden talent. */
  talentId: string;
  /** The visitor's note; null when it is empty or not sent. */
  note: string | null;
}

/** Fields of the contact form. */
export interface Enquiry {
  name: string;
  email: string;
  /** `+55 (11) 90000-0001`; a foreign number keeps its country: `+51 987 654 321`. */
  phone: string;
  message: string;
}

export interface WorkshopRegistration extends Enquiry {
  city: string;
  /** As it was typed: a handle or an address. */
  instagram: string;
}

/** The wording of the consent that a form showed. */
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
  /** The language in which it was read. */
  locale: Locale;
}

/** An application without its photos; what the applicant need not give is null. */
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

/** An entry with what the gateway received beside its answers. */
export type ReceivedEntry = Entry & {
  /** The language in which the form was sent. */
  locale: Locale;
  /** Empty for an entry without a selection. */
  selection: readonly SelectedTalent[];
};

/** An entry as it waits for the content store, without its photos. */
export type AcceptedEntry = ReceivedEntry & {
  /** SHA-256, hex, of the key of the entry's page. */
  accessKeyHash: string;
};
