import type { CollectionConfig, CollectionSlug, FieldHook, Payload } from "payload";

/** Collections of the demo content, in the order of removal: a record before the records that it uses. */
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

/** On each record that came with the demo: not saved since, or saved by somebody. */
export const UNCHANGED = "unchanged";
const CHANGED = "changed";
type DemoMark = typeof UNCHANGED | typeof CHANGED;

export const DEMO_CONTENT = { isDemoContent: true };

/** The seed saves records as unchanged. Any other write changes the mark of a marked record; a new record gets none. */
const setMark: FieldHook = ({ operation, originalDoc, req }): DemoMark | null => {
  if (req.context.isDemoContent === true) return UNCHANGED;
  return operation === "update" && originalDoc?.demo ? CHANGED : null;
};

const isDemoCollection = (slug: string): boolean => DEMO_COLLECTIONS.some((known) => known === slug);

/** Adds the mark to a collection of the demo content. No API reads or writes it. */
export const withDemoMark = (collection: CollectionConfig): CollectionConfig =>
  isDemoCollection(collection.slug)
    ? { ...collection, fields: [...collection.fields, { name: "demo", type: "text", hidden: true, hooks: { beforeChange: [setMark] } }] }
    : collection;

/** Marks of the records that came with the demo, by id; of a record with a draft, the draft's mark. */
export const readMarks = async (payload: Payload, collection: DemoCollection): Promise<ReadonlyMap<number, DemoMark>> => {
  const { docs } = await payload.find({
    collection,
    where: { demo: { in: [UNCHANGED, CHANGED] } },
    draft: true,
    depth: 0,
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, demo }) => [id, demo === UNCHANGED ? UNCHANGED : CHANGED]));
};
