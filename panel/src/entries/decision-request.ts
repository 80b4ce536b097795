import { isRecordId } from "../shared/record-id";
import { type Decision, toReason, toStatus } from "./entry-status";
import { DeskRefusal } from "../access/desk-endpoint";

const MAX_IDS = 200;
const MAX_NOTE_LENGTH = 2000;

export type DecisionRequest = Decision & { ids: number[]; note: string };

export const parseIds = (value: unknown): number[] => {
  const ids = Array.isArray(value) ? [...new Set(value.filter(isRecordId))] : [];
  if (ids.length === 0 || ids.length > MAX_IDS) throw new DeskRefusal(422, "invalid");
  return ids;
};

export const parseNote = (value: unknown): string => (typeof value === "string" ? value.trim().slice(0, MAX_NOTE_LENGTH) : "");

export const parseDecisionRequest = ({ ids, status, reason, note }: Record<string, unknown>): DecisionRequest => {
  const known = toStatus(status);
  if (known === null) throw new DeskRefusal(422, "invalid");
  const declineReason = known === "declined" ? toReason(reason) : null;
  if (known === "declined" && declineReason === null) throw new DeskRefusal(422, "reason-missing");
  return { ids: parseIds(ids), status: known, declineReason, note: parseNote(note) };
};
