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

/** Fields that each form knows, by the names that the browser sends. */
export const FORM_FIELDS: Readonly<Record<EntryName, readonly string[]>> = {
  contact: Object.keys(contactSchema.fields),
  workshopContact: Object.keys(workshopSchema.fields),
  getScouted: Object.keys(scoutingSchema("2000-01-01").fields),
};

export interface Occasion {
  today: Day;
  /** ISO 8601. */
  at: string;
  locale: Locale;
}

type Sent = Readonly<Record<string, string>>;

/** The form's known answers, without characters that no keyboard types. Lines are one line. */
export const pickAnswers = (kind: EntryName, fields: ReadonlyMap<string, string>): Sent =>
  Object.fromEntries(FORM_FIELDS[kind].flatMap((name) => (fields.has(name) ? [[name, tidy(name, fields.get(name) ?? "")]] : [])));

const tidy = (name: string, text: string): string => {
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return name === "message" ? plain : plain.replace(/\s+/g, " ");
};

/** Checked answers as the panel takes them, by the schema that the browser used. */
export const readAnswers = (kind: EntryName, sent: Sent, occasion: Occasion): Result<EntryFields, FieldProblems> => {
  if (kind === "contact") return mapped(readForm(contactSchema, sent), toContactEntry);
  if (kind === "workshopContact") return mapped(readForm(workshopSchema, sent), toWorkshopEntry);
  return mapped(readForm(scoutingSchema(occasion.today), sent), (values) => toScoutingEntry(values, occasion));
};

const mapped = <Values>(read: Result<Values, FieldProblems>, toEntry: (values: Values) => EntryFields): Result<EntryFields, FieldProblems> =>
  read.ok ? success(toEntry(read.value)) : read;
