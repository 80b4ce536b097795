export type EntryKind = "contact" | "workshopContact" | "getScouted";

export type EntryTextField =
  | "name"
  | "email"
  | "phone"
  | "city"
  | "instagram"
  | "message"
  | "guardian"
  | "consentVersion"
  | "consentAt"
  | "consentLocale"
  | "gender"
  | "birthdate"
  | "age"
  | "tiktok"
  | "height"
  | "bust"
  | "waist"
  | "hips"
  | "jeans"
  | "shoes"
  | "hair"
  | "eyes";

/** Validated; null where nothing was given. */
export type NewEntry = { kind: EntryKind } & Record<EntryTextField, string | null>;

export const EMPTY_ENTRY_FIELDS: Readonly<Record<EntryTextField, null>> = {
  name: null,
  email: null,
  phone: null,
  city: null,
  instagram: null,
  message: null,
  guardian: null,
  consentVersion: null,
  consentAt: null,
  consentLocale: null,
  gender: null,
  birthdate: null,
  age: null,
  tiktok: null,
  height: null,
  bust: null,
  waist: null,
  hips: null,
  jeans: null,
  shoes: null,
  hair: null,
  eyes: null,
};

export type SelectedTalent = { id: number; note: string | null };

/** `version` is the wording's first day on the site and the beginning of its hash. */
export type ConsentWording = { version: string; text: string; locale: "pt" | "en" };

/** Photos are JPEG without metadata. A known idempotency key resolves to the entry that was stored with it. */
export type EntryToSave = {
  entry: NewEntry;
  photos: Buffer[];
  idempotencyKey: string | null;
  /** SHA-256 of the key of the family's page, hex; null or absent when the site sent none. */
  accessKeyHash?: string | null;
  /** The language in which the form was sent; null or absent when the site sent none. */
  locale?: "pt" | "en" | null;
  /** The talents of an enquiry about a selection, in the visitor's order; empty or absent without one. */
  selection?: SelectedTalent[];
  /** Null or absent without a wording, or when the site did not send its text. */
  wording?: ConsentWording | null;
};
