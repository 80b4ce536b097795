import { success, type Result } from "../../../src/domain/result";
import type { Day } from "../../../src/domain/age";
import type { Locale } from "../../../src/domain/locale";
import { contactSchema } from "../../../src/forms/contact-schema";
import type { EntryFields, EntryName } from "../../../src/forms/entry-fields";
import type { FieldProblems } from "../../../src/forms/messages";
import { readForm } from "../../../src/forms/read-form";
import { scoutingSchema } from "../../../src/forms/scouting-schema";
import { toContactEntry } from "../../../src/forms/to-contact-entry";
import { toScoutingEntry } from "../../../src/forms/to-scouting-entry";
import { toWorkshopEntry } from "../../../src/forms/to-workshop-entry";
import { workshopSchema } from "../../../src/forms/workshop-schema";

/** Field names of each form, as the browser sends them. */
export const FORM_FIELDS: Readonly<Record<EntryName, readonly string[]>> = {
  contact: Object.keys(contactSchema.fields),
  workshopContact: Object.keys(workshopSchema.fields),
  getScouted: Object.keys(scoutingSchema("2000-01-01").fields),
};

export interface SubmissionContext {
  today: Day;
  /** ISO 8601. */
  at: string;
  locale: Locale;
}

type Sent = Readonly<Record<string, string>>;

/** The form's known fields without control characters; line breaks remain in `message` only. */
export const pickAnswers = (kind: EntryName, fields: ReadonlyMap<string, string>): Sent =>
  Object.fromEntries(
    FORM_FIELDS[kind].flatMap((name) => (fields.has(name) ? [[name, removeControlCharacters(name, fields.get(name) ?? "")]] : [])),
  );

const removeControlCharacters = (name: string, text: string): string => {
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return name === "message" ? plain : plain.replace(/\s+/g, " ");
};

/** Validates the answers with the browser's own schema, and converts them to the panel's format. */
export const readAnswers = (kind: EntryName, sent: Sent, context: SubmissionContext): Result<EntryFields, FieldProblems> => {
  if (kind === "contact") return mapResult(readForm(contactSchema, sent), toContactEntry);
  if (kind === "workshopContact") return mapResult(readForm(workshopSchema, sent), toWorkshopEntry);
  return mapResult(readForm(scoutingSchema(context.today), sent), (values) => toScoutingEntry(values, context));
};

const mapResult = <Values>(
  read: Result<Values, FieldProblems>,
  toEntry: (values: Values) => EntryFields,
): Result<EntryFields, FieldProblems> => (read.ok ? success(toEntry(read.value)) : read);
