import { DAY_MS } from "../../domain/day";
import { DRAFT_DAYS } from "../../config/form-limits";
import { isRecord, parseJson } from "../../lib/json";
import { STEPS, type ScoutingField } from "./steps";

const KEY = "scouting-draft";

type DraftField = Exclude<ScoutingField, "consent">;

/** Text answers by field; never photos or consent. */
type Draft = Partial<Record<DraftField, string>>;

const FIELDS = STEPS.flatMap(({ fields }) => fields).filter((field) => field !== "consent");

const toDraft = (answers: Readonly<Record<string, unknown>>): Draft => {
  const draft: Draft = {};
  for (const field of FIELDS) {
    const answer = answers[field];
    if (typeof answer === "string" && answer !== "") draft[field] = answer;
  }
  return draft;
};

/** Null without a draft that is at most seven days old; deletes an older one. */
export const readDraft = (now: number): Draft | null => {
  try {
    const kept = parseJson(localStorage.getItem(KEY) ?? "");
    const { savedAt, answers } = isRecord(kept) ? kept : {};
    const isFresh = typeof savedAt === "number" && savedAt <= now && now - savedAt < DRAFT_DAYS * DAY_MS;
    const draft = isFresh && isRecord(answers) ? toDraft(answers) : {};
    if (Object.keys(draft).length > 0) return draft;
    localStorage.removeItem(KEY);
    return null;
  } catch {
    return null; // no storage
  }
};

/** True on success. */
export const saveDraft = (values: Readonly<Record<string, unknown>>, now: number): boolean => {
  const answers = toDraft(values);
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ savedAt: now, answers }));
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
};

export const eraseDraft = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // without storage nothing was stored
  }
};
