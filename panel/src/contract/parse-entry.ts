import { cleanLine } from "../../../src/domain/clean-text";
import { isLocale } from "../../../src/domain/locale";
import { isRecord } from "../../../src/lib/json";
import { isRecordId } from "../shared/record-id";
import { EMPTY_ENTRY_FIELDS, type EntryKind, type EntryToSave, type NewEntry, type SelectedTalent } from "./entry";
import { ENTRY_FORMS, type FormField } from "./entry-forms";
import { parseWording } from "./parse-wording";
import type { FieldErrors } from "./refusals";
import type { SentEntry } from "./sent-entry";

type ParsedEntry = Omit<EntryToSave, "photos" | "idempotencyKey">;

const toText = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const findProblem = (field: FormField, text: string): string | null => {
  if (text === "") return field.isRequired ? "is required" : null;
  if (text.length > field.maxLength) return `must not be longer than ${field.maxLength} characters`;
  return field.validate?.(text) ?? null;
};

const MAX_CONTACT_LENGTH = 200;

const toShortText = (value: unknown): string | null => {
  const text = cleanLine(toText(value));
  return text === "" ? null : text.slice(0, MAX_CONTACT_LENGTH);
};

const MAX_TALENTS = 60;
const MAX_NOTE_LENGTH = 500;
const TALENT_ID = /^[1-9]\d*$/;

const toSelectedTalent = (item: unknown): SelectedTalent[] => {
  if (!isRecord(item) || typeof item.talentId !== "string" || !TALENT_ID.test(item.talentId)) return [];
  const [id, note] = [Number(item.talentId), typeof item.note === "string" ? item.note.trim().slice(0, MAX_NOTE_LENGTH) : ""];
  return isRecordId(id) ? [{ id, note: note === "" ? null : note }] : [];
};

/** An unreadable value is ignored, since the entry itself is valid. */
const parseExtras = ({ locale, selection, accessKeyHash }: SentEntry): Pick<ParsedEntry, "locale" | "selection" | "accessKeyHash"> => ({
  locale: isLocale(locale) ? locale : null,
  selection: Array.isArray(selection) ? selection.slice(0, MAX_TALENTS).flatMap(toSelectedTalent) : [],
  accessKeyHash: typeof accessKeyHash === "string" && /^[0-9a-f]{64}$/.test(accessKeyHash) ? accessKeyHash : null,
});

/** Ignores unknown fields. The errors use the field names of the sent format. */
export const parseEntry = (kind: EntryKind, sent: SentEntry): ParsedEntry | { errors: FieldErrors } => {
  const entry: NewEntry = { kind, ...EMPTY_ENTRY_FIELDS };
  const errors: FieldErrors = {};
  for (const field of ENTRY_FORMS[kind]) {
    const name = field.names[sent.format];
    const text = field.clean(toText(sent.answers[name]));
    const problem = findProblem(field, text);
    if (problem !== null) errors[name] = [`The ${name} field ${problem}.`];
    else entry[field.storedAs] = text === "" ? null : (field.format?.(text) ?? text);
  }
  const consent = kind === "getScouted" ? (sent.consent ?? {}) : {};
  const consentName = sent.format === "text" ? "contacts" : "consent";
  if (!isRecord(consent)) errors[consentName] = [`The ${consentName} field must be a JSON object.`];
  if (!isRecord(consent) || Object.keys(errors).length > 0) return { errors };
  const wording = isRecord(consent.wording) ? consent.wording : {};
  const application = {
    guardian: toShortText(sent.guardian),
    consentVersion: toShortText(wording.version),
    consentAt: toShortText(consent.at),
    consentLocale: toShortText(consent.locale),
  };
  return {
    entry: { ...entry, ...(kind === "getScouted" ? application : {}) },
    wording: parseWording(consent),
    ...parseExtras(sent),
  };
};
