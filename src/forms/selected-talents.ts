import { NOTE_LIMIT, SELECTION_LIMIT } from "../config/form-limits";
import type { SelectedTalent } from "../domain/entry";
import { parseReference } from "../domain/talent-reference";
import { isRecord, parseJson } from "../lib/json";

const TALENT_ID = /^[\w-]{1,64}$/;

/** The field `selection` of the contact form: `[{"id":"412","note":"…"}]`, in the visitor's order; `note` is omitted when empty. */
export const formatSelectedTalents = (talents: readonly SelectedTalent[]): string =>
  JSON.stringify(talents.map(({ talentId, note }) => (note ? { id: talentId, note } : { id: talentId })));

const toSelectedTalent = (item: unknown): SelectedTalent[] => {
  if (!isRecord(item) || typeof item.id !== "string") return [];
  const { talentId } = parseReference(item.id);
  if (!TALENT_ID.test(talentId)) return [];
  const note = typeof item.note === "string" ? item.note.normalize("NFC").trim().slice(0, NOTE_LIMIT) : "";
  return [{ talentId, note: note === "" ? null : note }];
};

/** Empty for invalid text, since the message also names the talents. Removes the tokens of hidden talents. */
export const parseSelectedTalents = (text: string): SelectedTalent[] => {
  const items = parseJson(text);
  return Array.isArray(items) ? items.slice(0, SELECTION_LIMIT).flatMap(toSelectedTalent) : [];
};
