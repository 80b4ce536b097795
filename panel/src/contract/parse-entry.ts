import { cleanLine } from "../../../src/domain/clean-text";
import { isRecord, parseJson } from "../../../src/lib/json";
import { EMPTY_ENTRY_FIELDS, type EntryKind, type EntryTextField, type NewEntry } from "./entry";
import { ENTRY_FORMS, type FormField } from "./entry-forms";
import type { FieldErrors } from "./refusals";

type ParsedEntry = { entry: NewEntry } | { errors: FieldErrors };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

const findProblem = (field: FormField, text: string): string | null => {
  if (text === "") return field.isRequired ? "is required" : null;
  if (text.length > field.maxLength) return `must not be longer than ${field.maxLength} characters`;
  return field.validate?.(text) ?? null;
};

const MAX_CONTACT_LENGTH = 200;

const toShortText = (value: unknown): string | null => {
  const text = typeof value === "string" || typeof value === "number" ? cleanLine(String(value)) : "";
  return text === "" ? null : text.slice(0, MAX_CONTACT_LENGTH);
};

/** The field `contacts`: JSON with the guardian and the consent, both optional. Null when it is not a JSON object. */
const parseContacts = (text: string): Partial<Record<EntryTextField, string | null>> | null => {
  if (text === "") return {};
  const contacts = parseJson(text);
  if (!isRecord(contacts)) return null;
  const consent = isRecord(contacts.consent) ? contacts.consent : {};
  return {
    guardian: toShortText(contacts.father),
    consentVersion: toShortText(consent.version),
    consentAt: toShortText(consent.at),
    consentLocale: toShortText(consent.locale),
  };
};

/** Validates the text fields of a form and ignores unknown fields. */
export const parseEntry = (kind: EntryKind, form: FormData): ParsedEntry => {
  const entry: NewEntry = { kind, ...EMPTY_ENTRY_FIELDS };
  const errors: FieldErrors = {};
  for (const field of ENTRY_FORMS[kind]) {
    const text = field.clean(textOf(form, field.name));
    const problem = findProblem(field, text);
    if (problem !== null) errors[field.name] = [`The ${field.name} field ${problem}.`];
    else entry[field.storedAs] = text === "" ? null : text;
  }
  const contacts = kind === "getScouted" ? parseContacts(textOf(form, "contacts")) : {};
  if (contacts === null) errors.contacts = ["The contacts field must be a JSON object."];
  return Object.keys(errors).length > 0 ? { errors } : { entry: { ...entry, ...contacts } };
};
