import { createHash } from "node:crypto";

import type { GlobalSlug, Payload } from "payload";

import { isRecord } from "../../../src/lib/json";

export const DEMO_GLOBALS = [
  "home-page",
  "menu",
  "website-texts",
  "website-images",
  "customizations",
  "social-medias",
] as const satisfies readonly GlobalSlug[];
export type DemoGlobal = (typeof DEMO_GLOBALS)[number];

/** For each global, the hashes of the fields that the seed filled. */
export type DemoFields = ReadonlyMap<DemoGlobal, ReadonlyMap<string, string>>;

const KEY = "demo-fields";

const NO_CONTENT = ["id", "createdAt", "updatedAt", "globalType", "_status"];
/** The rich-text editor rewrites these when somebody opens and saves a text. */
const EDITOR_DETAILS = ["direction", "version", "format", "indent", "textFormat", "textStyle", "style", "mode", "detail", "id"];

/** A value without nulls, empty texts and the editor's details, with sorted keys. */
const toEssence = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toEssence);
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .filter((key) => !EDITOR_DETAILS.includes(key) && value[key] !== null && value[key] !== "" && value[key] !== false)
    .sort()
    .map((key) => [key, toEssence(value[key])]);
};

/** Whether the rows of an array field equal its initial value. */
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

/** In all languages. Leaves out fields that are empty or have their initial value, such as a switch in its initial position. */
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

/** Stores hashes of the fields that the seed has filled, so that removing the demo does not delete text that people wrote. */
export const recordDemoFields = async (payload: Payload): Promise<void> => {
  const hashes: Partial<Record<DemoGlobal, Record<string, string>>> = {};
  for (const slug of DEMO_GLOBALS) hashes[slug] = Object.fromEntries(await readFieldHashes(payload, slug));
  await payload.kv.set(KEY, hashes);
};

const textsIn = (value: unknown): (readonly [key: string, text: string])[] =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([key, text]) => (typeof text === "string" ? [[key, text] as const] : []));

/** Null in a store that never contained the demo content. */
export const readDemoFields = async (payload: Payload): Promise<DemoFields | null> => {
  const stored: unknown = await payload.kv.get(KEY);
  return isRecord(stored) ? new Map(DEMO_GLOBALS.map((slug) => [slug, new Map(textsIn(stored[slug]))])) : null;
};
