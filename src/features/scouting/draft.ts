import { DRAFT_DAYS } from "../../config/form-limits";
import { STEPS, type ScoutingField } from "./steps";
import { isRecord, parseJson } from "../../lib/json";

/** Where the answers stand in this browser's storage. */
const KEY = "scouting-draft";
const DAY_MS = 86_400_000;

type DraftField = Exclude<ScoutingField, "consent">;

/** Text answers by field; never a photo, never a consent. */
export type Draft = Partial<Record<DraftField, string>>;

const FIELDS = STEPS.flatMap(({ fields }) => fields).filter((field) => field !== "consent");

const textsOf = (answers: Readonly<Record<string, unknown>>): Draft => {
  const draft: Draft = {};
  for (const field of FIELDS) {
    const text = answers[field];
    if (typeof text === "string" && text !== "") draft[field] = text;
  }
  return draft;
};

/** What was kept at most seven days ago; null where there is nothing, and what is older is erased. */
export const readDraft = (now: number): Draft | null => {
  try {
    const kept = parseJson(localStorage.getItem(KEY) ?? "");
    const { savedAt, answers } = isRecord(kept) ? kept : {};
    const isFresh = typeof savedAt === "number" && savedAt <= now && now - savedAt < DRAFT_DAYS * DAY_MS;
    const draft = isFresh && isRecord(answers) ? textsOf(answers) : {};
    if (Object.keys(draft).length > 0) return draft;
    localStorage.removeItem(KEY);
    return null;
  } catch {
    return null; // storage is forbidden: then nothing is kept
  }
};

/** Keeps the text answers, `true` where that could be done. */
export const saveDraft = (values: Readonly<Record<string, unknown>>, now: number): boolean => {
  const answers = textsOf(values);
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ savedAt: now, answers }));
    return true;
  } catch {
    return false; // full or forbidden
  }
};

export const eraseDraft = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
};
