import type { CollectionBeforeChangeHook } from "payload";

import { readSelection } from "../contract/selection";
import { toEmailKey, toNameKey } from "../shared/text-keys";
import { foldText } from "../../../src/domain/fold-text";
import { phoneKey } from "../../../src/domain/phone";
import type { Entry } from "../payload-types";

export const toCityKey = toNameKey;

/** Centimetres of "138/4.6" or "138"; null for other texts. */
export const toHeightCm = (height: string | null | undefined): number | null => {
  const cm = /^(\d{2,3})(\/|$)/.exec((height ?? "").trim())?.[1];
  return cm === undefined ? null : Number(cm);
};

/** The reference that a visitor quotes: the start of the idempotency key. Null for entries without a key. */
export const toReference = (idempotencyKey: string | null | undefined): string | null => {
  const start = /^[0-9a-f]{8}/i.exec(idempotencyKey ?? "")?.[0];
  return start === undefined ? null : start.toUpperCase();
};

/** Occurs in the search text of an enquiry about the talent. */
export const selectedMark = (talent: number): string => `#${talent}#`;

const SEARCHED = ["name", "guardian", "city", "instagram", "tiktok", "email", "message", "notes"] as const;

type Answers = Partial<Pick<Entry, "phone" | "height" | "idempotencyKey" | "selection" | (typeof SEARCHED)[number]>>;

/** The folded words that the screens of an entry show. */
export const toSearchText = (answers: Answers): string => {
  const words = [...SEARCHED.map((field) => answers[field]), toReference(answers.idempotencyKey)];
  const marks = readSelection(answers.selection).map(({ id }) => selectedMark(id));
  return foldText([...words, ...marks].filter(Boolean).join(" "));
};

/** The keys are empty texts, not null, without an answer. */
export const toSearchKeys = (answers: Answers) => ({
  nameKey: toNameKey(answers.name),
  phoneKey: phoneKey(answers.phone),
  emailKey: toEmailKey(answers.email),
  cityKey: toCityKey(answers.city),
  heightCm: toHeightCm(answers.height),
  reference: toReference(answers.idempotencyKey),
  searchText: toSearchText(answers),
});

/**
 * Writes the search keys, and the time of a change of status. Keeps the time of arrival, which determines when an entry is deleted: Payload
 * would accept another one from a request.
 */
export const writeDerivedFields: CollectionBeforeChangeHook<Entry> = ({ data, originalDoc }) => {
  const isStatusNew = data.status !== undefined && data.status !== originalDoc?.status;
  return {
    ...data,
    ...(originalDoc?.createdAt === undefined ? {} : { createdAt: originalDoc.createdAt }),
    ...toSearchKeys({ ...originalDoc, ...data }),
    ...(isStatusNew ? { statusAt: new Date().toISOString() } : {}),
    // Only declined entries have a reason.
    ...(isStatusNew && data.status !== "declined" ? { declineReason: null } : {}),
  };
};
