import { FORMER_CONSENT_VERSION } from "../../../src/config/consent-wording";
import { failure, success, type Result } from "../../../src/domain/result";
import { contactSchema } from "../../../src/forms/contact-schema";
import { CONSENT_WORDING_FIELD, type EntryName } from "../../../src/forms/entry-fields";
import { formerName, hasFormerNames, renameFormerAnswers } from "../../../src/forms/former-names";
import type { FieldProblems } from "../../../src/forms/messages";
import { readForm } from "../../../src/forms/read-form";
import { scoutingSchema } from "../../../src/forms/scouting-schema";
import { givesConsent, toApplication, toEnquiry, toWorkshopRegistration, type FormOccasion } from "../../../src/forms/to-entry";
import { workshopSchema } from "../../../src/forms/workshop-schema";
import { toWireEntry, type WireEntry } from "../../../src/upstream/entries/wire-entry";

/** The schema of each form; the day matters for validation only. */
export const SCHEMAS = { contact: contactSchema, workshopContact: workshopSchema, getScouted: scoutingSchema("2000-01-01") };

type Answers = Readonly<Record<string, string>>;

const hasAliases = (kind: EntryName): boolean => kind === "getScouted";

/** The form's known fields under the names they were sent by, without control characters; line breaks remain in `message` only. */
export const pickAnswers = (kind: EntryName, fields: ReadonlyMap<string, string>): Answers =>
  Object.fromEntries(
    Object.keys(SCHEMAS[kind].fields).flatMap((field) => {
      const name = fields.has(field) || !hasAliases(kind) ? field : formerName(field);
      const text = fields.get(name);
      return text === undefined ? [] : [[name, removeControlCharacters(name, text)]];
    }),
  );

const removeControlCharacters = (name: string, text: string): string => {
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return name === "message" ? plain : plain.replace(/\s+/g, " ");
};

/** Picked answers under the names of the schema. */
export const renameAnswers = (kind: EntryName, picked: Answers): Answers => (hasAliases(kind) ? renameFormerAnswers(picked) : picked);

/** Errors under the names that the sending page knows. */
export const nameProblemsAsSent = (picked: Answers, problems: FieldProblems): FieldProblems =>
  hasFormerNames(picked) ? Object.fromEntries(Object.entries(problems).map(([name, problem]) => [formerName(name), problem])) : problems;

/** The occasion of a form; `wording` is null when the form names a wording that no page of the site had. */
export type ReceivedOccasion = Omit<FormOccasion, "wording"> & { wording: FormOccasion["wording"] | null };

/** Validates the answers with the browser's own schema, and converts them to the content store's format. */
export const readAnswers = (kind: EntryName, answers: Answers, occasion: ReceivedOccasion): Result<WireEntry, FieldProblems> => {
  if (kind === "contact") return mapResult(readForm(contactSchema, answers), (values) => toWireEntry({ kind, answers: toEnquiry(values) }));
  if (kind === "workshopContact")
    return mapResult(readForm(workshopSchema, answers), (values) => toWireEntry({ kind, answers: toWorkshopRegistration(values) }));
  const read = readForm(scoutingSchema(occasion.today), answers);
  if (!read.ok) return read;
  const { wording } = occasion;
  // A consent whose wording nobody can show proves nothing.
  if (wording === null && givesConsent(read.value, occasion.today)) return failure({ consent: "forms.consentChanged" });
  return success(toWireEntry({ kind, answers: toApplication(read.value, { ...occasion, wording: wording ?? FORMER_WORDING }) }));
};

const FORMER_WORDING: FormOccasion["wording"] = { version: FORMER_CONSENT_VERSION, text: null };

/** The wording that a form showed; null when no page of the site had it. A form of version 0.1 names none. */
export const wordingOf = async (
  fields: ReadonlyMap<string, string>,
  find: (hash: string) => Promise<FormOccasion["wording"] | null>,
): Promise<FormOccasion["wording"] | null> => {
  const hash = fields.get(CONSENT_WORDING_FIELD)?.trim() ?? "";
  return hash === "" ? FORMER_WORDING : find(hash);
};

const mapResult = <Values>(
  read: Result<Values, FieldProblems>,
  toEntry: (values: Values) => WireEntry,
): Result<WireEntry, FieldProblems> => (read.ok ? success(toEntry(read.value)) : read);
