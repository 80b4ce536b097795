import type { Payload, PayloadRequest } from "payload";

import { recordAudit } from "../audit/index";
import { KEEPS_MEDIA } from "../erasure/index";
import { isRecord } from "../../../src/lib/json";
import { SKIP_ANNOUNCEMENT } from "../publication/index";
import { announceLoss, expectLoss } from "./announce-loss";
import type { DemoGlobal } from "./demo-fields";
import { DEMO_COLLECTIONS, type DemoCollection } from "./demo-mark";
import { type LockedRecords, planRemoval, type RemovalPlan } from "./plan-removal";

/** Deletions per transaction. */
const BATCH = 100;

/** A hook deletes consents with their talent. */
const GOES_WITH_TALENT: DemoCollection = "consents";

/** Deleted last, since the others may use them. */
const LAST: readonly DemoCollection[] = ["categories", "media"];

export type RemovedCounts = Partial<Record<DemoCollection, number>>;

export type RemovalReport = Pick<RemovalPlan, "kept" | "keptFields"> & { removed: RemovedCounts };

/** Returns the ids of the records that could not be deleted because somebody edits them. */
const deleteRecords = async (req: PayloadRequest, collection: DemoCollection, ids: readonly number[]): Promise<number[]> => {
  const failed: number[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const { errors } = await req.payload.delete({
      collection,
      where: { id: { in: ids.slice(start, start + BATCH) } },
      depth: 0,
      context: { ...SKIP_ANNOUNCEMENT, ...KEEPS_MEDIA },
      overrideAccess: false,
      overrideLock: false,
      user: req.user,
      req,
    });
    failed.push(...errors.map(({ id }) => Number(id)));
  }
  return failed;
};

const emptyValue = (value: unknown): unknown => {
  if (typeof value === "boolean") return !value; // a switch that is not in its initial position
  return isRecord(value) && !("root" in value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptyValue(part)]))
    : null;
};

const emptyFields = async (req: PayloadRequest, slug: DemoGlobal, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  const { payload } = req;
  const doc: unknown = await payload.findGlobal({ slug, depth: 0, overrideAccess: false, req });
  const data = Object.fromEntries(names.map((name) => [name, emptyValue(isRecord(doc) ? doc[name] : null)]));
  for (const locale of ["pt", "en"] as const)
    await payload.updateGlobal({ slug, locale, data, depth: 0, context: SKIP_ANNOUNCEMENT, overrideAccess: false, user: req.user, req });
};

const NOTHING: RemovalPlan = { records: new Map(), fields: new Map(), kept: [], keptFields: [] };

const planOrNothing = async (payload: Payload, locked: LockedRecords): Promise<RemovalPlan> =>
  (await planRemoval(payload, locked)) ?? NOTHING;

const describe = (removed: RemovedCounts): string =>
  Object.entries(removed)
    .map(([collection, count]) => `${collection} ${count}`)
    .join(", ");

/**
 * Deletes the records and files that the seed created and nobody has changed since, and empties such fields of the globals. May be repeated
 * after an interruption. At the end, it announces once to the site that most pages go intentionally.
 */
export const removeDemo = async (req: PayloadRequest): Promise<RemovalReport> => {
  const { payload } = req;
  const locked = new Set<string>();
  const removed: RemovedCounts = {};
  const run = async (plan: RemovalPlan, collections: readonly DemoCollection[]): Promise<void> => {
    for (const collection of collections) {
      const ids = [...(plan.records.get(collection) ?? [])];
      const failed = collection === GOES_WITH_TALENT ? [] : await deleteRecords(req, collection, ids);
      failed.forEach((id) => locked.add(`${collection}/${id}`));
      if (ids.length > failed.length) removed[collection] = ids.length - failed.length;
    }
  };
  await expectLoss(payload);
  const plan = await planOrNothing(payload, locked);
  await run(
    plan,
    DEMO_COLLECTIONS.filter((collection) => !LAST.includes(collection)),
  );
  for (const [slug, names] of plan.fields) await emptyFields(req, slug, names);
  await run(await planOrNothing(payload, locked), LAST);
  const { kept } = await planOrNothing(payload, locked);
  await expectLoss(payload); // the job may have announced the first part already
  await recordAudit(req, { action: "delete", store: "demo", records: [], detail: describe(removed) });
  await announceLoss(payload);
  return { removed, kept, keptFields: plan.keptFields };
};
