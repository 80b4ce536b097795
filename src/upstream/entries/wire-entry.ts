import type { AcceptedEntry, Application, Consent, Entry, SelectedTalent, WorkshopRegistration } from "../../domain/entry";
import { toFeetAndInches, toInches } from "../../domain/imperial";

/** With the content store's names; values that are not given are missing. */
export type WireEntry = Readonly<Record<string, string>>;

/**
 * For a content store that accepts no JSON (upstream contract, Entries). A store without the selection still has the
 * talents in the message.
 */
export const toWireEntry = (entry: AcceptedEntry): WireEntry => ({
  ...toWireAnswers(entry),
  locale: entry.locale,
  ...(entry.selection.length === 0 ? {} : { selection: toWireSelection(entry.selection) }),
  access_key_hash: entry.accessKeyHash,
});

const toWireAnswers = (entry: Entry): WireEntry => {
  if (entry.kind === "contact") {
    const { name, email, phone, message } = entry.answers;
    return { name, email, phone, message };
  }
  return entry.kind === "workshopContact" ? toWireRegistration(entry.answers) : toWireApplication(entry.answers);
};

const toWireSelection = (selection: readonly SelectedTalent[]): string =>
  JSON.stringify(selection.map(({ talentId, note }) => (note === null ? { id: talentId } : { id: talentId, note })));

const toWireRegistration = ({ name, email, phone, city, instagram, message }: WorkshopRegistration): WireEntry => ({
  name,
  email,
  phone,
  city,
  instagram,
  message,
});

const toWireApplication = (application: Application): WireEntry => {
  const { eyes, hair, shoes, jeans, tiktok, instagram, city, email, gender, name, age, birthdate, phone } = application;
  const fields = {
    eyes,
    hair,
    shoes: String(shoes),
    jeans: String(jeans),
    hips: toWireGirth(application.hipsCm),
    waist: toWireGirth(application.waistCm),
    bust: toWireGirth(application.bustCm),
    height: toWireHeight(application.heightCm),
    tiktok,
    instagr: instagram,
    note: city,
    email,
    gender: gender === "male" ? "man" : "woman",
    realname: name,
    contacts: toWireContacts(application),
    age: String(age),
    birthdate,
    phone,
  };
  return Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
};

/** `170/5.7`: centimetres, feet and inches. */
const toWireHeight = (cm: number): string => {
  const { feet, inches } = toFeetAndInches(cm);
  return `${cm}/${feet}.${inches}`;
};

/** `90/35.4`: centimetres, inches. */
const toWireGirth = (cm: number | null): string | null => (cm === null ? null : `${cm}/${toInches(cm).toFixed(1)}`);

/** `{"father": "…", "consent": {"version", "wording", "at", "locale"}}`, without values that are not given; null when none is. */
const toWireContacts = ({ guardian, consent }: Application): string | null => {
  if (guardian === null && consent === null) return null;
  return JSON.stringify({
    ...(guardian === null ? {} : { father: guardian }),
    ...(consent === null ? {} : { consent: toWireConsent(consent) }),
  });
};

const toWireConsent = ({ wording: { version, text }, at, locale }: Consent) => ({
  version,
  wording: text,
  at,
  locale,
});
