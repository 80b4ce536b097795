import { types } from "node:util";
import * as yup from "yup";
import { ENTRY_NAMES } from "../../../src/forms/entry-fields";

/** `waiting`: will be delivered; `dead`: a dead letter, until an operator replays it. Both are deleted after `KEPT_DAYS`. */
export const STATUSES = ["waiting", "dead"] as const;

const entryRow = yup.object({
  id: yup.string().required(),
  reference: yup.string().required(),
  kind: yup.string().oneOf(ENTRY_NAMES).required(),
  photos: yup.number().required(),
  status: yup.string().oneOf(STATUSES).required(),
  tries: yup.number().required(),
  is_away: yup.number().required(),
  own_failures: yup.number().required(),
  tried_at: yup.number().nullable().default(null),
  due_at: yup.number().required(),
  created_at: yup.number().required(),
  reason: yup.string().nullable().default(null),
});

/**
 * An entry in the outbox; times in milliseconds since 1970. `own_failures` counts the attempts that failed while the panel
 * stored other entries; `tried_at` is null before the first attempt; `reason` holds no answer of a visitor.
 */
export type EntryRow = yup.InferType<typeof entryRow> & { sealed: Buffer };

export const readEntryRow = (row: unknown): EntryRow => ({
  ...entryRow.validateSync(row, { strict: true, stripUnknown: true }),
  sealed: sealedOf(row),
});

/** libsql returns a BLOB of a single row as a buffer, of a list as an array buffer. An empty buffer fails to decrypt. */
const sealedOf = (row: unknown): Buffer => {
  const sealed = typeof row === "object" && row !== null && "sealed" in row ? row.sealed : null;
  if (types.isAnyArrayBuffer(sealed)) return Buffer.from(sealed);
  return ArrayBuffer.isView(sealed) ? Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength) : Buffer.alloc(0);
};

const receiptRow = yup.object({ reference: yup.string().required(), body_digest: yup.string().required() });

/** An acknowledged submission. */
export type ReceiptRow = yup.InferType<typeof receiptRow>;

export const readReceiptRow = (row: unknown): ReceiptRow => receiptRow.validateSync(row, { strict: true, stripUnknown: true });

const summaryRow = yup.object({
  status: yup.string().oneOf(STATUSES).required(),
  count: yup.number().required(),
  oldest: yup.number().required(),
});

export const readSummaryRow = (row: unknown): yup.InferType<typeof summaryRow> => summaryRow.validateSync(row, { strict: true });
