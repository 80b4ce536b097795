import { CONSENT_VERSION } from "../config/form-limits";
import type { Day } from "../domain/age";
import { parseDay } from "../domain/day";
import type { Locale } from "../domain/locale";
import { applicantOf } from "./applicant";
import type { EntryFields } from "./entry-fields";
import { formatPhone } from "./phone-mask";
import type { ScoutingValues } from "./scouting-schema";

interface ScoutingOccasion {
  /** In the site's time zone. */
  today: Day;
  /** When the form was accepted; ISO 8601. */
  at: string;
  /** The language in which the consent was read. */
  locale: Locale;
}

/** `{"father": "…", "consent": {"version", "at", "locale"}}`; the consent for minors alone, nothing where nothing is given. */
const contactsOf = ({ father, consent, birthdate }: ScoutingValues, { today, at, locale }: ScoutingOccasion): string => {
  const isConsent = consent && applicantOf(birthdate, today).isMinor;
  if (father === "" && !isConsent) return "";
  return JSON.stringify({
    ...(father === "" ? {} : { father }),
    ...(isConsent ? { consent: { version: CONSENT_VERSION, at, locale } } : {}),
  });
};

/** Checked answers as the upstream takes them: birthdate as `yyyy-mm-dd`, the age it makes, what is not given left out. */
export const toScoutingEntry = (values: ScoutingValues, occasion: ScoutingOccasion): EntryFields => {
  const { father: _father, consent: _consent, birthdate, phone, ...answers } = values;
  const { age } = applicantOf(birthdate, occasion.today);
  const fields = {
    ...answers,
    contacts: contactsOf(values, occasion),
    age: age === null ? "" : String(age),
    birthdate: parseDay(birthdate) ?? "",
    phone: formatPhone(phone),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
};
