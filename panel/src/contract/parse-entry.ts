import type { FieldErrors } from "./answers";
import { type EntryKind, type EntryTextField, type NewEntry, NOTHING_GIVEN } from "./entry";
import { ENTRY_FORMS, type FormField } from "./entry-forms";

export type ParsedEntry = { entry: NewEntry } | { errors: FieldErrors };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().normalize("NFC") : "";
};

const problemOf = (field: FormField, text: string): string | null => {
  if (text === "") return field.isRequired ? "is required" : null;
  if (text.length > field.longest) return `must not be longer than ${field.longest} characters`;
  return field.rule?.(text) ?? null;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is one more way of not being an object, which the caller reports.
    return null;
  }
};

const LONGEST_CONTACT = 200;

const short = (value: unknown): string | null => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" ? null : text.slice(0, LONGEST_CONTACT);
};

/** `contacts`: the guardian and the consent, if the applicant has either. Null when it is not a JSON object. */
const parseContacts = (text: string): Partial<Record<EntryTextField, string | null>> | null => {
  if (text === "") return {};
  const contacts = parseJson(text);
  if (!isRecord(contacts)) return null;
  const consent = isRecord(contacts.consent) ? contacts.consent : {};
  return {
    guardian: short(contacts.father),
    consentVersion: short(consent.version),
    consentAt: short(consent.at),
    consentLocale: short(consent.locale),
  };
};

/** A form's text fields, checked; fields that the form does not have are dropped. */
export const parseEntry = (kind: EntryKind, form: FormData): ParsedEntry => {
  const entry: NewEntry = { kind, ...NOTHING_GIVEN };
  const errors: FieldErrors = {};
  for (const field of ENTRY_FORMS[kind]) {
    const text = textOf(form, field.name);
    const problem = problemOf(field, text);
    if (problem !== null) errors[field.name] = [`The ${field.name} field ${problem}.`];
    else entry[field.storedAs] = text === "" ? null : text;
  }
  const contacts = kind === "getScouted" ? parseContacts(textOf(form, "contacts")) : {};
  if (contacts === null) errors.contacts = ["The contacts field must be a JSON object."];
  return Object.keys(errors).length > 0 ? { errors } : { entry: { ...entry, ...contacts } };
};
