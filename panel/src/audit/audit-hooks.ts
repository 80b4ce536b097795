import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from "payload";

import type { AuditAction } from "./collection";
import { isRecord } from "../../../src/lib/json";
import { recordFileRead } from "./file-reads";
import { AUDITED_STORES, type AuditedStore, peopleConcerned } from "./people-concerned";
import { recordAudit } from "./record-audit";
import type { Subject } from "./subject-keys";

type Hooks = NonNullable<CollectionConfig["hooks"]>;
type AfterOperation = NonNullable<Hooks["afterOperation"]>[number];
type Operation = Parameters<AfterOperation>[0];

const READS = ["find", "findByID", "findVersions", "findVersionByID"];
const CHANGES = ["update", "updateByID", "restoreVersion"];

/** Their records contain only a file's name; opening the file is recorded (`file-reads.ts`). */
const FILE_STORES: readonly AuditedStore[] = ["entry-photos", "consent-documents"];

const isString = (value: unknown): value is string => typeof value === "string";

const recordsOf = (result: unknown): Record<string, unknown>[] => {
  const docs = isRecord(result) && Array.isArray(result.docs) ? result.docs : [result];
  return docs.filter(isRecord);
};

/** A version holds its record's data under `version`, and its id as `parent`. */
const dataOf = (doc: Record<string, unknown>): Record<string, unknown> => (isRecord(doc.version) ? doc.version : doc);

const idOf = (doc: Record<string, unknown>): unknown => {
  if (!isRecord(doc.version)) return doc.id;
  return isRecord(doc.parent) ? doc.parent.id : doc.parent;
};

const isPersonal = (store: AuditedStore, doc: Record<string, unknown>, req: PayloadRequest): boolean => {
  // The site publishes a talent's other fields; only the birthdate is personal.
  if (store === "talents") return isString(dataOf(doc).birthdate);
  if (store === "users") return idOf(doc) !== req.user?.id;
  return true;
};

const toIds = (docs: Record<string, unknown>[]): number[] => [...new Set(docs.map(idOf).filter((id) => typeof id === "number"))];

const isPopulation = (args: object): boolean => "currentDepth" in args && typeof args.currentDepth === "number" && args.currentDepth > 1;

/** Whether the same read is already recorded for this request: the admin reads a record several times to show it once. */
const isRepeated = ({ context }: PayloadRequest, read: string): boolean => {
  const reads: Set<unknown> = context.auditedReads instanceof Set ? context.auditedReads : new Set();
  context.auditedReads = reads;
  const isKnown = reads.has(read);
  reads.add(read);
  return isKnown;
};

const recordRead = async (store: AuditedStore, { req, args, operation, overrideAccess, result }: Operation): Promise<void> => {
  // Reads without an account, or beyond the account's rights, are made by the panel itself.
  const isOwn = !req.user || (overrideAccess ?? ("overrideAccess" in args && args.overrideAccess)) === true;
  // Of an account that another record refers to, the admin shows only the name.
  if (isOwn || FILE_STORES.includes(store) || (store === "users" && isPopulation(args))) return;
  const ids = toIds(recordsOf(result).filter((doc) => isPersonal(store, doc, req)));
  if (ids.length === 0 || isRepeated(req, `${store} ${ids.join(",")}`)) return;
  const action: AuditAction = ids.length === 1 ? "read" : "list";
  const subjects = action === "read" ? await peopleConcerned(req.payload, store, ids) : [];
  const detail = operation.startsWith("findVersion") ? "versions" : undefined;
  await recordAudit(req, { action, store, records: ids, subjects, detail });
};

const changedKey = (store: AuditedStore): string => `changed fields of ${store}`;

const recordChange = async (store: AuditedStore, { req, operation, result }: Operation): Promise<void> => {
  const ids = toIds(recordsOf(result));
  // Without an account: the forms' intake, and jobs, which record their own actions on personal data.
  if (!req.user || ids.length === 0) return;
  const fields: unknown = req.context[changedKey(store)];
  req.context[changedKey(store)] = undefined;
  const detail = fields instanceof Set ? [...fields].join(", ") : undefined;
  const action: AuditAction = operation === "create" ? "create" : "change";
  await recordAudit(req, { action, store, records: ids, subjects: await peopleConcerned(req.payload, store, ids), detail });
};

const recordOperation =
  (store: AuditedStore): AfterOperation =>
  async (args) => {
    if (READS.includes(args.operation)) await recordRead(store, args);
    if (CHANGES.includes(args.operation) || args.operation === "create") await recordChange(store, args);
    return args.result;
  };

/** A relation is an id or, if populated, the record. */
const toComparable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    isRecord(part) && typeof part.id === "number" && "createdAt" in part ? part.id : part,
  );

/** These follow every change. */
const FOLLOWING = ["updatedAt", "searchText"];

const noteChangedFields =
  (store: AuditedStore): CollectionAfterChangeHook =>
  ({ data, doc, previousDoc, operation, req }) => {
    if (operation === "create") return doc;
    const noted: unknown = req.context[changedKey(store)];
    // `doc` lacks the fields that the request did not select.
    const saved: Record<string, unknown> = { ...data, ...doc };
    const names = Object.keys(saved).filter(
      (name) => !FOLLOWING.includes(name) && toComparable(saved[name]) !== toComparable(previousDoc?.[name]),
    );
    req.context[changedKey(store)] = new Set([...(noted instanceof Set ? noted : []), ...names]);
    return doc;
  };

const peopleKey = (store: AuditedStore, id: unknown): string => `people of ${store} ${id}`;

/** Deleting an entry also deletes its photos. A connection other than the transaction's still finds the entry. */
const isEntryBeingDeleted = ({ context }: PayloadRequest): boolean =>
  Object.keys(context).some((key) => key.startsWith(peopleKey("entries", "")));

const notePeople =
  (store: AuditedStore): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (store === "entry-photos" && isEntryBeingDeleted(req)) return;
    req.context[peopleKey(store, id)] = await peopleConcerned(req.payload, store, [Number(id)]);
  };

const isSubjects = (value: unknown): value is Subject[] => Array.isArray(value) && value.every(isRecord);

/** One record for each deletion, so that each hash belongs to a known id after the person is erased. */
const recordDeletion =
  (store: AuditedStore): CollectionAfterDeleteHook =>
  async ({ id, doc, req }) => {
    const noted: unknown = req.context[peopleKey(store, id)];
    const subjects = isSubjects(noted) ? noted : [];
    // Photos without an entry: those of an entry that is being deleted, which are part of its own record, and orphans.
    if (store === "entry-photos" && subjects.length === 0) return doc;
    await recordAudit(req, { action: "delete", store, records: [Number(id)], subjects });
    return doc;
  };

/** People are read before every other hook deletes something; changes and deletions are recorded after the other hooks. */
const auditedHooks = (store: AuditedStore, hooks: Hooks = {}): Hooks => ({
  ...hooks,
  afterChange: [...(hooks.afterChange ?? []), noteChangedFields(store)],
  beforeDelete: [notePeople(store), ...(hooks.beforeDelete ?? [])],
  afterDelete: [...(hooks.afterDelete ?? []), recordDeletion(store)],
  afterOperation: [...(hooks.afterOperation ?? []), recordOperation(store)],
});

/** Adds the audit to the collections of `AUDITED_STORES` only. */
export const withAudit = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => {
    const store = AUDITED_STORES.find((slug) => slug === collection.slug);
    if (store === undefined) return collection;
    const hooks = auditedHooks(store, collection.hooks);
    if (store !== "entry-photos" && store !== "consent-documents") return { ...collection, hooks };
    const upload = typeof collection.upload === "object" ? collection.upload : {};
    return { ...collection, hooks, upload: { ...upload, handlers: [recordFileRead(store), ...(upload.handlers ?? [])] } };
  });
