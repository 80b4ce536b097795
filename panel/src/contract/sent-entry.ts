import { isRecord, parseJson } from "../../../src/lib/json";
import type { EntryKind } from "./entry";
import { ENTRY_FORMS, type EntryFormat } from "./entry-forms";

/** Unchecked. It has the domain's shape, with the answers under the field names of their format. */
export type SentEntry = {
  format: EntryFormat;
  answers: Readonly<Record<string, unknown>>;
  guardian: unknown;
  /** `{ wording: { version, text }, at, locale }` */
  consent: unknown;
  locale: unknown;
  /** `[{ talentId, note }]` */
  selection: unknown;
  accessKeyHash: unknown;
};

/** Null when the part `entry` is no JSON object with answers. */
export const readJsonEntry = (form: FormData): SentEntry | null => {
  const sent = parseJson(String(form.get("entry")));
  if (!isRecord(sent) || !isRecord(sent.answers)) return null;
  const { answers, locale, selection, accessKeyHash } = sent;
  return { format: "json", answers, guardian: answers.guardian, consent: answers.consent, locale, selection, accessKeyHash };
};

/** The text form: guardian and consent in the field `contacts`, selected talents in `selection`, both JSON. */
export const readTextEntry = (form: FormData, kind: EntryKind): SentEntry => {
  const names = ENTRY_FORMS[kind].map((field) => field.names.text);
  const contacts = parseJson(String(form.get("contacts") ?? "{}") || "{}");
  const { father, consent } = isRecord(contacts) ? contacts : { father: null, consent: "unreadable" };
  return {
    format: "text",
    answers: Object.fromEntries(names.map((name) => [name, form.get(name)])),
    guardian: father,
    consent: isRecord(consent) ? { ...consent, wording: { version: consent.version, text: consent.wording } } : consent,
    locale: form.get("locale"),
    selection: toSelection(parseJson(String(form.get("selection")))),
    accessKeyHash: form.get("access_key_hash"),
  };
};

const toSelection = (items: unknown): unknown =>
  Array.isArray(items) ? items.map((item) => (isRecord(item) ? { ...item, talentId: item.id } : item)) : null;
