import { GENDER_OPTIONS } from "../config/measure-options";
import { parseDay, type Day } from "../domain/day";
import type { Application, Consent, ConsentWording, Enquiry, WorkshopRegistration } from "../domain/entry";
import type { Locale } from "../domain/locale";
import { required } from "../domain/required";
import { applicantOf } from "./applicant";
import { withSubject, type ContactValues } from "./contact-schema";
import { formatPhone } from "./format-phone";
import type { ScoutingValues } from "./scouting-schema";
import type { WorkshopValues } from "./workshop-schema";

export interface FormOccasion {
  /** In the site's time zone. */
  today: Day;
  /** ISO 8601. */
  at: string;
  locale: Locale;
  /** The wording that the form showed; null when its hash is missing, or unknown to the site. */
  wording: ConsentWording | null;
}

/** The page's subject goes above the message. */
export const toEnquiry = ({ name, email, phone, subject, message }: ContactValues): Enquiry => ({
  name,
  email,
  phone: formatPhone(phone),
  message: withSubject(subject, message),
});

export const toWorkshopRegistration = ({ name, email, phone, city, instagram, message }: WorkshopValues): WorkshopRegistration => ({
  name,
  email,
  phone: formatPhone(phone),
  city,
  instagram,
  message,
});

/** False for adults: only minors need a consent. */
export const givesConsent = ({ consent, birthdate }: ScoutingValues, today: Day): boolean =>
  consent && applicantOf(birthdate, today).isMinor;

/** The age is that on the day of submission. */
export const toApplication = (values: ScoutingValues, occasion: FormOccasion): Application => {
  const { age, isMinor } = applicantOf(values.birthdate, occasion.today);
  return {
    name: values.name,
    gender: required(
      GENDER_OPTIONS.find((gender) => gender === values.gender),
      "gender",
    ),
    birthdate: required(parseDay(values.birthdate), "birthdate"),
    age: required(age, "age"),
    phone: formatPhone(values.phone),
    email: values.email,
    city: values.city,
    instagram: values.instagram || null,
    tiktok: values.tiktok || null,
    heightCm: Number(values.heightCm),
    bustCm: toNumber(values.bustCm),
    waistCm: toNumber(values.waistCm),
    hipsCm: toNumber(values.hipsCm),
    jeans: Number(values.jeans),
    shoes: Number(values.shoes),
    hair: values.hair,
    eyes: values.eyes,
    guardian: values.guardian || null,
    consent: values.consent && isMinor ? toConsent(occasion) : null,
  };
};

const toNumber = (text: string): number | null => (text === "" ? null : Number(text));

const toConsent = ({ at, locale, wording }: FormOccasion): Consent => ({ wording: required(wording, "wording"), at, locale });
