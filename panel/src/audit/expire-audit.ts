import type { Payload } from "payload";

import { monthsBefore, DAY_MS } from "../../../src/domain/day";
import { AUDIT_MONTHS } from "./append-only";

const BATCH = 500;

/** The database's triggers count months as SQLite does: 24 months before 29 February is 1 March. One more day satisfies both. */
const oldestKept = (now: Date): string => new Date(monthsBefore(now, AUDIT_MONTHS).getTime() - DAY_MS).toISOString();

/** Returns the number of deleted records. */
export const deleteExpiredAudit = async (payload: Payload, now: Date): Promise<number> => {
  const where = { createdAt: { less_than: oldestKept(now) } };
  for (let deleted = 0; ;) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: "audit-events",
      where,
      limit: BATCH,
      pagination: false,
      select: {},
    });
    if (docs.length === 0) return deleted;
    await payload.db.deleteMany({ collection: "audit-events", where: { id: { in: docs.map(({ id }) => id) } } });
    deleted += docs.length;
  }
};

/** Runs once a day. */
export const expireAudit = async (payload: Payload): Promise<void> => {
  try {
    const deleted = await deleteExpiredAudit(payload, new Date());
    if (deleted > 0) payload.logger.info(`${deleted} audit records of more than 24 months deleted`);
  } catch (error) {
    payload.logger.error({ err: error }, "Expired audit records could not be deleted; the next attempt is tomorrow");
  }
};
