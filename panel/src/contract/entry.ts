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

/** An entry after validation, in the store's own spelling; `null` is what was not given. */
export type NewEntry = { kind: EntryKind } & Record<EntryTextField, string | null>;

export const NOTHING_GIVEN: Readonly<Record<EntryTextField, null>> = {
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

/** Photos are JPEG without metadata. A key that was seen before answers the entry stored then. */
export type EntryToSave = { entry: NewEntry; photos: Buffer[]; idempotencyKey: string | null };
