import type { PayloadRequest } from "payload";

import { isRecord } from "../../../src/lib/json";

const KEY = "desk-visits";
/** After this time without opening the dashboard, the next opening begins another visit. */
const VISIT_GAP_MS = 30 * 60 * 1000;
const MIN_WRITE_MS = 60 * 1000;

/** Times in ISO 8601. */
type Visits = {
  /** The end of the previous visit; null during the first. */
  previous: string | null;
  /** The last time the dashboard was opened. */
  latest: string;
};

/** Accounts may write their own preferences, so the stored value may be anything. */
const toTime = (value: unknown): string | null => {
  const time = typeof value === "string" ? new Date(value) : null;
  return time === null || Number.isNaN(time.getTime()) ? null : time.toISOString();
};

const parseVisits = (value: unknown): Visits | null => {
  const latest = isRecord(value) ? toTime(value.latest) : null;
  return latest === null || !isRecord(value) ? null : { previous: toTime(value.previous), latest };
};

export const nextVisits = (stored: Visits | null, now: Date): Visits => {
  const latest = now.toISOString();
  if (stored === null) return { previous: null, latest };
  const isNewVisit = now.getTime() - Date.parse(stored.latest) > VISIT_GAP_MS;
  return { previous: isNewVisit ? stored.latest : stored.previous, latest };
};

type Stored = { id: number; visits: Visits | null };

const readStored = async (req: PayloadRequest): Promise<Stored | null> => {
  const { docs } = await req.payload.find({
    collection: "payload-preferences",
    where: { key: { equals: KEY } },
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const stored = docs[0];
  return stored === undefined ? null : { id: stored.id, visits: parseVisits(stored.value) };
};

/** The end of the account's previous visit; null during its first. */
export const readLastVisit = async (req: PayloadRequest, now: Date): Promise<string | null> =>
  nextVisits((await readStored(req))?.visits ?? null, now).previous;

/** Records that the account opens the dashboard, and returns the end of its previous visit. */
export const recordVisit = async (req: PayloadRequest, now: Date): Promise<string | null> => {
  if (!req.user) return null;
  const stored = await readStored(req);
  const visits = nextVisits(stored?.visits ?? null, now);
  const isRecent =
    stored?.visits !== undefined && stored?.visits !== null && now.getTime() - Date.parse(stored.visits.latest) < MIN_WRITE_MS;
  if (isRecent) return visits.previous;
  const data = { key: KEY, value: visits, user: { relationTo: "users" as const, value: req.user.id } };
  const collection = "payload-preferences";
  if (stored === null) await req.payload.create({ collection, data, depth: 0, overrideAccess: false, req });
  else await req.payload.update({ collection, id: stored.id, data, depth: 0, overrideAccess: false, req });
  return visits.previous;
};
