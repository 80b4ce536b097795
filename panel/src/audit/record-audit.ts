import { APIError, type Payload, type PayloadRequest } from "payload";

import type { AuditAction } from "./collection";
import { auditMessages } from "./words";
import { hashSubjects, type Subject } from "./subject-keys";

export type AuditedAction = {
  action: AuditAction;
  /** Slug of the collection. */
  store: string;
  records: readonly number[];
  /** Only their keyed hashes are stored. Not needed for a list: its records' ids lead to the people. */
  subjects?: readonly Subject[];
  /** Names of changed fields or number of rows; no personal data. */
  detail?: string;
};

/** `user` is null for a deadline, a visitor's own page or a link in a mail. */
export type AuditedRequest = Pick<PayloadRequest, "payload" | "user">;

type Waiting = AuditedAction & { account: number | null; accountName: string | null; at: string };

/** Limit of records in memory that could not be written; later ones are only in the log. */
const MAX_WAITING = 1000;

const waiting: Waiting[] = [];

export const countWaitingAudit = (): number => waiting.length;

const write = async (payload: Payload, { records, subjects = [], detail, at, ...event }: Waiting): Promise<void> => {
  // The database adapter, not an operation: roles and hooks may not write here. Without the request, so that a failed write does not end
  // the transaction of the action.
  await payload.db.create({
    collection: "audit-events",
    data: {
      ...event,
      record: records.join(", "),
      detail: detail ?? null,
      subjects: await hashSubjects(subjects),
      createdAt: at,
      updatedAt: at,
    },
  });
};

/** For the log, which contains no personal data: only ids. */
const describe = ({ action, store, records, account, at }: Waiting): string =>
  `${at} account ${account ?? "none"}: ${action} ${store} ${records.join(",")}`;

const toWaiting = ({ user }: AuditedRequest, action: AuditedAction): Waiting => ({
  ...action,
  account: user?.id ?? null,
  accountName: user?.name ?? null,
  at: new Date().toISOString(),
});

/**
 * Never rejects: a full disk does not block an allowed action. A record that cannot be written is logged as an error and stays in memory,
 * and a job writes it later.
 */
export const recordAudit = async (req: AuditedRequest, action: AuditedAction): Promise<void> => {
  const event = toWaiting(req, action);
  try {
    await write(req.payload, event);
  } catch (error) {
    const isKept = waiting.length < MAX_WAITING;
    if (isKept) waiting.push(event);
    const outcome = isKept ? "it is repeated every minute" : "too many wait, it remains in this log only";
    req.payload.logger.error({ err: error }, `An audit record could not be written; ${outcome}: ${describe(event)}`);
  }
};

/** Records an export before it is sent; without the record the export is rejected. @throws APIError 503 */
export const requireAuditRecord = async (req: PayloadRequest, action: AuditedAction): Promise<void> => {
  try {
    await write(req.payload, toWaiting(req, action));
  } catch (error) {
    req.payload.logger.error({ err: error }, "An export was refused, since its audit record could not be written");
    throw new APIError(auditMessages(req.i18n.language).exportRefused, 503, undefined, true);
  }
};

/** Writes the records that could not be written before, oldest first. Runs every minute. */
export const writeWaitingAudit = async (payload: Payload): Promise<void> => {
  const count = waiting.length;
  try {
    for (let event = waiting[0]; event !== undefined; event = waiting[0]) {
      await write(payload, event);
      waiting.shift();
    }
    if (count > 0) payload.logger.info(`${count} audit records that waited have been written`);
  } catch (error) {
    payload.logger.error({ err: error }, `${waiting.length} audit records still cannot be written; the next attempt is in a minute`);
  }
};
