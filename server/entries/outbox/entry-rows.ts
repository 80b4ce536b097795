import * as yup from "yup";
import { ENTRY_NAMES } from "../../../src/forms/entry-fields";

/** `waiting`: will be delivered; `dead`: given up, until an operator replays it or its time is over. */
export const STATUSES = ["waiting", "dead"] as const;

const entryRow = yup.object({
  id: yup.string().required(),
  reference: yup.string().required(),
  kind: yup.string().oneOf(ENTRY_NAMES).required(),
  sealed: yup.mixed((value): value is Buffer => Buffer.isBuffer(value)).required(),
  photos: yup.number().required(),
  status: yup.string().oneOf(STATUSES).required(),
  tries: yup.number().required(),
  due_at: yup.number().required(),
  created_at: yup.number().required(),
  reason: yup.string().nullable().default(null),
});

/** An entry as the outbox keeps it; times in milliseconds since 1970. `reason` holds no answer of a visitor. */
export type EntryRow = yup.InferType<typeof entryRow>;

export const readEntryRow = (row: unknown): EntryRow => entryRow.validateSync(row, { strict: true, stripUnknown: true });

const receiptRow = yup.object({ reference: yup.string().required(), body_digest: yup.string().required() });

/** What was acknowledged under a key. */
export type ReceiptRow = yup.InferType<typeof receiptRow>;

export const readReceiptRow = (row: unknown): ReceiptRow => receiptRow.validateSync(row, { strict: true, stripUnknown: true });
