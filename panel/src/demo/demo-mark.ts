import type { CollectionConfig, CollectionSlug, FieldHook, Payload } from "payload";

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

/** The marks of a record that came with the demo: nobody has saved it since, or somebody has. */
export const UNCHANGED = "unchanged";
const CHANGED = "changed";
type DemoMark = typeof UNCHANGED | typeof CHANGED;

/** The context of a write that stores demo content. */
export const DEMO_CONTENT = { isDemoContent: true };

/** The seed saves records as unchanged. Any other write makes a marked record changed, and gives a new one no mark. */
const setMark: FieldHook = ({ operation, originalDoc, req }): DemoMark | null => {
  if (req.context.isDemoContent === true) return UNCHANGED;
  return operation === "update" && originalDoc?.demo ? CHANGED : null;
};

const isDemoCollection = (slug: string): boolean => DEMO_COLLECTIONS.some((known) => known === slug);

/** A collection of the demo content with the mark, which no API reads or writes. */
export const withDemoMark = (collection: CollectionConfig): CollectionConfig =>
  isDemoCollection(collection.slug)
    ? { ...collection, fields: [...collection.fields, { name: "demo", type: "text", hidden: true, hooks: { beforeChange: [setMark] } }] }
    : collection;

/** The records that came with the demo, by id, with their marks; of a record with a draft, the draft's. */
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
