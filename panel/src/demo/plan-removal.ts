import type { Payload } from "payload";

import { mediaUsedWithout } from "../media/media-in-use";
import { DEMO_GLOBALS, type DemoFields, type DemoGlobal, readDemoFields, readFieldHashes } from "./demo-fields";
import { DEMO_COLLECTIONS, type DemoCollection, readMarks } from "./demo-mark";

/**
 * The reason why a record of the demo stays: it was saved since, it has consents that people recorded, a record that stays uses it, or
 * somebody edits it.
 */
export type KeptReason = "changed" | "consents" | "used" | "locked";

export type KeptRecord = { collection: DemoCollection; id: number; reason: KeptReason };

export type RemovalPlan = {
  /** Records to delete, in that order. */
  records: ReadonlyMap<DemoCollection, ReadonlySet<number>>;
  /** Fields to empty. */
  fields: ReadonlyMap<DemoGlobal, readonly string[]>;
  kept: readonly KeptRecord[];
  /** Fields of the demo that somebody has changed. */
  keptFields: readonly { global: DemoGlobal; field: string }[];
};

/** Records that could not be deleted, as `collection/id`, such as `talents/4`. */
export type LockedRecords = ReadonlySet<string>;

type Draft = { records: Map<DemoCollection, Set<number>>; kept: KeptRecord[] };

const keep = ({ records, kept }: Draft, record: KeptRecord): void => {
  records.get(record.collection)?.delete(record.id);
  kept.push(record);
};

const collectUnchanged = async (payload: Payload, locked: LockedRecords): Promise<Draft> => {
  const draft: Draft = { records: new Map(), kept: [] };
  for (const collection of DEMO_COLLECTIONS) {
    const marks = await readMarks(payload, collection);
    draft.records.set(collection, new Set(marks.keys()));
    for (const [id, mark] of marks) {
      if (locked.has(`${collection}/${id}`)) keep(draft, { collection, id, reason: "locked" });
      else if (mark === "changed") keep(draft, { collection, id, reason: "changed" });
    }
  }
  return draft;
};

const idOf = (relation: number | { id: number }): number => (typeof relation === "number" ? relation : relation.id);

const ALL = { depth: 0, pagination: false } as const;

/** A talent and all its consents are deleted together, or they all stay. */
const keepTalentsWithConsents = async (payload: Payload, draft: Draft): Promise<void> => {
  const { docs } = await payload.find({ ...ALL, collection: "consents", overrideAccess: true });
  const [talents, consents] = [draft.records.get("talents"), draft.records.get("consents")];
  for (const { id, talent } of docs) {
    if (talents?.has(idOf(talent)) && !consents?.has(id)) keep(draft, { collection: "talents", id: idOf(talent), reason: "consents" });
  }
  for (const { id, talent } of docs) if (!talents?.has(idOf(talent))) consents?.delete(id);
  // The list of kept records shows a consent's talent instead.
  draft.kept = draft.kept.filter(({ collection }) => collection !== "consents");
};

const keepUsedCategories = async (payload: Payload, draft: Draft): Promise<void> => {
  for (const isDraft of [false, true]) {
    const { docs } = await payload.find({ ...ALL, collection: "talents", draft: isDraft, overrideAccess: true });
    const used = docs.filter(({ id }) => !draft.records.get("talents")?.has(id)).flatMap(({ categories }) => (categories ?? []).map(idOf));
    for (const id of used) if (draft.records.get("categories")?.has(id)) keep(draft, { collection: "categories", id, reason: "used" });
  }
};

type Fields = Pick<RemovalPlan, "fields" | "keptFields">;

const planFields = async (payload: Payload, made: DemoFields): Promise<Fields> => {
  const fields = new Map<DemoGlobal, string[]>();
  const keptFields: { global: DemoGlobal; field: string }[] = [];
  for (const slug of DEMO_GLOBALS) {
    const now = await readFieldHashes(payload, slug);
    const ofDemo = [...(made.get(slug) ?? [])].filter(([name]) => now.has(name));
    const unchanged = ofDemo.filter(([name, hash]) => now.get(name) === hash).map(([name]) => name);
    fields.set(slug, unchanged);
    for (const [field] of ofDemo) if (!unchanged.includes(field)) keptFields.push({ global: slug, field });
  }
  return { fields, keptFields };
};

/** Null in a store that never contained the demo. */
export const planRemoval = async (payload: Payload, locked: LockedRecords = new Set()): Promise<RemovalPlan | null> => {
  const made = await readDemoFields(payload);
  if (made === null) return null;
  const draft = await collectUnchanged(payload, locked);
  await keepTalentsWithConsents(payload, draft);
  await keepUsedCategories(payload, draft);
  const { fields, keptFields } = await planFields(payload, made);
  const used = await mediaUsedWithout(payload, { records: draft.records, fields });
  for (const id of [...(draft.records.get("media") ?? [])]) if (used.has(id)) keep(draft, { collection: "media", id, reason: "used" });
  return { records: draft.records, fields, kept: draft.kept, keptFields };
};

export const isNothingLeft = ({ records, fields }: RemovalPlan): boolean =>
  [...records.values()].every(({ size }) => size === 0) && [...fields.values()].every(({ length }) => length === 0);
