import { createHash } from "node:crypto";

import type { CollectionSlug, GlobalSlug, Payload } from "payload";

import { isRecord } from "../../../src/lib/json";
import { readSeedState } from "../database/seed-state";

/** Collections of the demo content, in the order in which it is removed: a record before what it uses. */
export const DEMO_COLLECTIONS = [
  "posts",
  "campaigns",
  "magazines",
  "packages",
  "boards",
  "staff",
  "slides",
  "gallery",
  "instagram-posts",
  "talents",
  "consents",
  "categories",
  "media",
] as const satisfies readonly CollectionSlug[];
export type DemoCollection = (typeof DEMO_COLLECTIONS)[number];

export const DEMO_GLOBALS = [
  "home-page",
  "menu",
  "website-texts",
  "website-images",
  "customizations",
  "social-medias",
] as const satisfies readonly GlobalSlug[];
export type DemoGlobal = (typeof DEMO_GLOBALS)[number];

/** The seed's work: when each record was last saved then, by id, and a hash of each field of the globals, by name. */
export type DemoRecord = {
  records: ReadonlyMap<DemoCollection, ReadonlyMap<number, string>>;
  fields: ReadonlyMap<DemoGlobal, ReadonlyMap<string, string>>;
};

const KEY = "demo-record";

/** When each record was last saved, as a draft too. */
export const readSaved = async (payload: Payload, collection: DemoCollection): Promise<ReadonlyMap<number, string>> => {
  const { docs } = await payload.find({ collection, draft: true, depth: 0, pagination: false, overrideAccess: true });
  return new Map(docs.map(({ id, updatedAt }) => [id, updatedAt]));
};

const NO_CONTENT = ["id", "createdAt", "updatedAt", "globalType", "_status"];
/** The rich-text editor rewrites these when somebody opens and saves a text. */
const EDITOR_DETAILS = ["direction", "version", "format", "indent", "textFormat", "textStyle", "style", "mode", "detail", "id"];

/** A value without nulls, empty texts and the editor's details, with its keys in order. */
const toEssence = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toEssence);
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .filter((key) => !EDITOR_DETAILS.includes(key) && value[key] !== null && value[key] !== "" && value[key] !== false)
    .sort()
    .map((key) => [key, toEssence(value[key])]);
};

/** Rows of an array field as they are before anybody changes them. */
const areInitialRows = (rows: readonly unknown[], initial: unknown): boolean =>
  Array.isArray(initial) &&
  rows.length === initial.length &&
  rows.every((row, index) => {
    const first: unknown = initial[index];
    if (!isRecord(row) || !isRecord(first)) return false;
    return Object.entries(row).every(([key, value]) => (key in first ? value === first[key] : isEmpty(value)));
  });

const isEmpty = (value: unknown, initial: unknown = false): boolean => {
  if (typeof value === "boolean") return value === initial;
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0 || areInitialRows(value, initial);
  return isRecord(value) && Object.values(value).every((part) => isEmpty(part));
};

/** A hash of each field of a global that is neither empty nor as it is at first, such as a switch in its initial position, in all languages. */
export const readFieldHashes = async (payload: Payload, slug: DemoGlobal): Promise<ReadonlyMap<string, string>> => {
  const doc: unknown = await payload.findGlobal({ slug, locale: "all", depth: 0, overrideAccess: true });
  const config = payload.config.globals.find((global) => global.slug === slug);
  const initial = new Map(
    config?.flattenedFields.flatMap((field) =>
      field.type === "checkbox" || field.type === "array" ? [[field.name, field.defaultValue] as const] : [],
    ),
  );
  const fields = Object.entries(isRecord(doc) ? doc : {}).filter(
    ([name, value]) => !NO_CONTENT.includes(name) && !isEmpty(value, initial.get(name)),
  );
  return new Map(
    fields.map(([name, value]) => [
      name,
      createHash("sha256")
        .update(JSON.stringify(toEssence(value)))
        .digest("hex"),
    ]),
  );
};

const store = async (payload: Payload, { records, fields }: DemoRecord): Promise<void> => {
  const toJson = (map: DemoRecord["records"] | DemoRecord["fields"]) =>
    Object.fromEntries([...map].map(([slug, values]) => [slug, Object.fromEntries(values)]));
  await payload.kv.set(KEY, { records: toJson(records), fields: toJson(fields) });
};

/** Remembers what the seed has made, so that the demo can be removed without what people made or changed. */
export const recordDemo = async (payload: Payload, made: ReadonlyMap<DemoCollection, readonly number[]>): Promise<void> => {
  const records = new Map<DemoCollection, Map<number, string>>();
  for (const collection of DEMO_COLLECTIONS) {
    const saved = await readSaved(payload, collection);
    const stamps = (made.get(collection) ?? []).map((id) => [id, saved.get(id) ?? ""] as const);
    records.set(collection, new Map(stamps));
  }
  const fields = new Map<DemoGlobal, ReadonlyMap<string, string>>();
  for (const slug of DEMO_GLOBALS) fields.set(slug, await readFieldHashes(payload, slug));
  await store(payload, { records, fields });
};

const textsIn = (value: unknown): (readonly [key: string, text: string])[] =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([key, text]) => (typeof text === "string" ? [[key, text] as const] : []));

const parse = (stored: Record<string, unknown>): DemoRecord => {
  const [records, fields] = [stored.records, stored.fields].map((part) => (isRecord(part) ? part : {}));
  return {
    records: new Map(
      DEMO_COLLECTIONS.map((slug) => [slug, new Map(textsIn(records?.[slug]).map(([id, at]) => [Number(id), at] as const))]),
    ),
    fields: new Map(DEMO_GLOBALS.map((slug) => [slug, new Map(textsIn(fields?.[slug]))])),
  };
};

/** Null in a store that was never filled with the demo content. */
export const readDemoRecord = async (payload: Payload): Promise<DemoRecord | null> => {
  if ((await readSeedState(payload)) !== "done") return null;
  const stored: unknown = await payload.kv.get(KEY);
  return isRecord(stored) ? parse(stored) : null;
};
