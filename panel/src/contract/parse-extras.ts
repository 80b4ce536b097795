import { isRecordId } from "../shared/record-id";
import { isRecord, parseJson } from "../../../src/lib/json";
import type { EntryToSave, SelectedTalent } from "./entry";

const MAX_TALENTS = 60;
const MAX_NOTE_LENGTH = 500;
const TALENT_ID = /^[1-9]\d*$/;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

const toSelectedTalent = (item: unknown): SelectedTalent[] => {
  if (!isRecord(item) || typeof item.id !== "string" || !TALENT_ID.test(item.id) || !isRecordId(Number(item.id))) return [];
  const note = typeof item.note === "string" ? item.note.trim().slice(0, MAX_NOTE_LENGTH) : "";
  return [{ id: Number(item.id), note: note === "" ? null : note }];
};

const parseSelection = (text: string): SelectedTalent[] => {
  const items = parseJson(text);
  return Array.isArray(items) ? items.slice(0, MAX_TALENTS).flatMap(toSelectedTalent) : [];
};

/** The optional fields `locale` and `selection` (extensions). An unreadable one is ignored, since the entry itself is right. */
export const parseExtras = (form: FormData): Pick<EntryToSave, "locale" | "selection"> => {
  const locale = textOf(form, "locale");
  return { locale: locale === "pt" || locale === "en" ? locale : null, selection: parseSelection(textOf(form, "selection")) };
};
