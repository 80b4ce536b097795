import * as yup from "yup";
import { ENTRY_NAMES } from "../../../src/forms/entry-fields";
import { isRecord } from "../../../src/lib/json";

/** `waiting`: will be delivered; `dead`: a dead letter, until an operator replays it. Both are deleted after `KEPT_DAYS`. */
export const STATUSES = ["waiting", "dead"] as const;

/**
 * State of a requested erasure. `pending`: will be sent to the content store. `done`: nothing is stored any more. `unsupported`:
 * the content store does not support erasures; tried again once a day, in case it does later.
 */
export const ERASURES = ["pending", "done", "unsupported"] as const;

const entryRow = yup.object({
  id: yup.string().required(),
  reference: yup.string().required(),
  kind: yup.string().oneOf(ENTRY_NAMES).required(),
  photos: yup.number().required(),
  status: yup.string().oneOf(STATUSES).required(),
  tries: yup.number().required(),
  early_retry: yup.number().required(),
  own_failures: yup.number().required(),
  tried_at: yup.number().nullable().default(null),
  due_at: yup.number().required(),
  created_at: yup.number().required(),
  reason: yup.string().nullable().default(null),
});

/**
 * An entry in the outbox; times in milliseconds since 1970. `own_failures` counts the attempts that failed while the panel stored
 * other entries; `tried_at` is null before the first attempt; `reason` contains no answer of a visitor.
 */
export type EntryRow = yup.InferType<typeof entryRow> & { sealed: Buffer };

export const readEntryRow = (row: unknown): EntryRow => ({
  ...entryRow.validateSync(row, { strict: true, stripUnknown: true }),
  sealed: blobOf(row, "sealed"),
});

const familyPageRow = yup.object({
  reference: yup.string().required(),
  key_hash: yup.string().required(),
  created_at: yup.number().required(),
  erasure: yup.string().oneOf(ERASURES).nullable().default(null),
  erase_at: yup.number().nullable().default(null),
  erase_due_at: yup.number().nullable().default(null),
  erase_tries: yup.number().required(),
  was_sent: yup.number().required(),
});

/**
 * An acknowledged entry for its family's page, kept after the delivery. `sealed`: form and number of photos; `eraseKey`: the access key,
 * from the request for an erasure until it is done; `was_sent`: 1 when an attempt to deliver the entry may have reached the content store.
 */
export type FamilyPageRow = yup.InferType<typeof familyPageRow> & { sealed: Buffer; eraseKey: Buffer };

export const readFamilyPageRow = (row: unknown): FamilyPageRow => ({
  ...familyPageRow.validateSync(row, { strict: true, stripUnknown: true }),
  sealed: blobOf(row, "sealed"),
  eraseKey: blobOf(row, "erase_key"),
});

/** A column without bytes becomes an empty buffer, which fails to decrypt. */
export const blobOf = (row: unknown, column: string): Buffer => {
  const blob = isRecord(row) ? row[column] : null;
  return ArrayBuffer.isView(blob) ? Buffer.from(blob.buffer, blob.byteOffset, blob.byteLength) : Buffer.alloc(0);
};

const receiptRow = yup.object({ reference: yup.string().required(), body_digest: yup.string().required() });

export type ReceiptRow = yup.InferType<typeof receiptRow>;

export const readReceiptRow = (row: unknown): ReceiptRow => receiptRow.validateSync(row, { strict: true, stripUnknown: true });

const summaryRow = yup.object({
  status: yup.string().oneOf(STATUSES).required(),
  count: yup.number().required(),
  oldest: yup.number().required(),
});

export const readSummaryRow = (row: unknown): yup.InferType<typeof summaryRow> => summaryRow.validateSync(row, { strict: true });
