import type { Entry } from "../../../src/domain/entry";
import { failure, success, type Result } from "../../../src/domain/result";
import { contactSchema } from "../../../src/forms/contact-schema";
import type { EntryName } from "../../../src/forms/entry-fields";
import type { FieldProblems } from "../../../src/forms/messages";
import { readForm } from "../../../src/forms/read-form";
import { scoutingSchema } from "../../../src/forms/scouting-schema";
import { givesConsent, toApplication, toEnquiry, toWorkshopRegistration, type FormOccasion } from "../../../src/forms/to-entry";
import { workshopSchema } from "../../../src/forms/workshop-schema";

/** The day of `getScouted` matters for validation only. */
export const SCHEMAS = { contact: contactSchema, workshopContact: workshopSchema, getScouted: scoutingSchema("2000-01-01") };

type Answers = Readonly<Record<string, string>>;

/** The form's known fields without control characters; line breaks remain in `message` only. */
export const pickAnswers = (kind: EntryName, fields: ReadonlyMap<string, string>): Answers =>
  Object.fromEntries(
    Object.keys(SCHEMAS[kind].fields).flatMap((field) => {
      const text = fields.get(field);
      return text === undefined ? [] : [[field, removeControlCharacters(field, text)]];
    }),
  );

const removeControlCharacters = (name: string, text: string): string => {
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return name === "message" ? plain : plain.replace(/\s+/g, " ");
};

/** Validates the answers with the browser's own schema. */
export const readAnswers = (kind: EntryName, answers: Answers, occasion: FormOccasion): Result<Entry, FieldProblems> => {
  if (kind === "contact") return mapResult(readForm(contactSchema, answers), (values) => ({ kind, answers: toEnquiry(values) }));
  if (kind === "workshopContact")
    return mapResult(readForm(workshopSchema, answers), (values) => ({ kind, answers: toWorkshopRegistration(values) }));
  const read = readForm(scoutingSchema(occasion.today), answers);
  if (!read.ok) return read;
  // A consent without a known wording proves nothing.
  if (occasion.wording === null && givesConsent(read.value, occasion.today)) return failure({ consent: "forms.consentChanged" });
  return success({ kind, answers: toApplication(read.value, occasion) });
};

const mapResult = <Values>(read: Result<Values, FieldProblems>, toEntry: (values: Values) => Entry): Result<Entry, FieldProblems> =>
  read.ok ? success(toEntry(read.value)) : read;
