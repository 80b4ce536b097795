import type { Payload } from "payload";

import { isRecord } from "../../../src/lib/json";
import { ImportProblem } from "./problems";

const COLLECTION = "payload-kv";
const KEY = "roster-import";
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;

type Lock = { id: number | string; until: number };

const untilOf = (data: unknown): number => (isRecord(data) && typeof data.until === "number" ? data.until : 0);

const lease = (): { until: number } => ({ until: Date.now() + LEASE_MS });

const readLock = async (payload: Payload): Promise<Lock | null> => {
  const found = await payload.db.findOne<{ id: number | string; data: unknown }>({
    collection: COLLECTION,
    where: { key: { equals: KEY } },
  });
  return found === null ? null : { id: found.id, until: untilOf(found.data) };
};

/** The key is unique in the database, so of two imports that begin at once one fails. */
const createLock = async (payload: Payload): Promise<Lock | null> => {
  try {
    const { id } = await payload.db.create({ collection: COLLECTION, data: { key: KEY, data: lease() } });
    return { id, until: 0 };
  } catch (error) {
    if ((await readLock(payload)) !== null) return null;
    throw error;
  }
};

const acquire = async (payload: Payload): Promise<Lock> => {
  const held = await readLock(payload);
  // By id: another import may have replaced an expired lock meanwhile.
  if (held !== null && held.until < Date.now()) await payload.db.deleteMany({ collection: COLLECTION, where: { id: { equals: held.id } } });
  const lock = held === null || held.until < Date.now() ? await createLock(payload) : null;
  if (lock === null) throw new ImportProblem("import-running");
  return lock;
};

const renew = async (payload: Payload, { id }: Lock): Promise<void> => {
  try {
    await payload.db.updateMany({ collection: COLLECTION, where: { id: { equals: id } }, data: { data: lease() } });
  } catch (error) {
    payload.logger.warn({ err: error }, "The lock of an import could not be renewed; the next attempt is in seconds");
  }
};

/**
 * Runs an import while no other one runs, in this process or another: two could store one person twice. The lock of an import that
 * crashed ends after a minute.
 * @throws ImportProblem when another import runs.
 */
export const withImportLock = async <Result>(payload: Payload, run: () => Promise<Result>): Promise<Result> => {
  const lock = await acquire(payload);
  const timer = setInterval(() => void renew(payload, lock), RENEW_MS);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    await payload.db.deleteMany({ collection: COLLECTION, where: { id: { equals: lock.id } } });
  }
};
