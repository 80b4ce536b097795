import type { CollectionBeforeChangeHook } from "payload";

import { toEmailKey, toNameKey } from "../shared/text-keys";
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

type Answers = Partial<Pick<Entry, "name" | "phone" | "email" | "city" | "height" | "idempotencyKey">>;

/** The keys are empty texts, not null, without an answer. */
export const toSearchKeys = ({ name, phone, email, city, height, idempotencyKey }: Answers) => ({
  nameKey: toNameKey(name),
  phoneKey: phoneKey(phone),
  emailKey: toEmailKey(email),
  cityKey: toCityKey(city),
  heightCm: toHeightCm(height),
  reference: toReference(idempotencyKey),
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
