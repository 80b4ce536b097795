import type { Access, SanitizedConfig, Where } from "payload";

import { isAdmin, isEditor, isScout } from "./roles";

const LOCKS = "payload-locked-documents";
const ENTRY_COLLECTIONS = ["entries", "entry-photos", "consents", "consent-documents"];
const ADMIN_ONLY = ["users", "settings", "store-state"];

// Payload translates "equals" on a relation's collection to SQL, but not "in".
const collectionLocks = (slugs: string[]): Where[] => slugs.map((slug) => ({ "document.relationTo": { equals: slug } }));

type Lockable = { slug: string; lockDocuments?: unknown };

/** A lock reveals that a record exists, who opened it and when; only roles that may change such records read it. */
const lockAccess = (config: SanitizedConfig): Access => {
  // Payload rejects a query for a collection whose records cannot be locked, such as its internal ones.
  const isContent = ({ slug, lockDocuments }: Lockable): boolean =>
    lockDocuments !== false && ![...ENTRY_COLLECTIONS, ...ADMIN_ONLY].includes(slug);
  const slugsOf = (list: Lockable[]): string[] => list.filter(isContent).map(({ slug }) => slug);
  const locksOfContent: Where = { or: [...collectionLocks(slugsOf(config.collections)), { globalSlug: { in: slugsOf(config.globals) } }] };
  return async ({ req }) => {
    if (await isAdmin({ req })) return true;
    if (await isEditor({ req })) return locksOfContent;
    return (await isScout({ req })) ? { or: collectionLocks(ENTRY_COLLECTIONS) } : false;
  };
};

/** By default every account may read and delete every lock. Payload adds the collection, so its access is set afterwards. */
export const restrictLocks = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (locks === undefined) throw new Error(`The Payload config has no collection ${LOCKS}`);
  const access = lockAccess(config);
  // The admin creates locks with its server functions, never over HTTP.
  Object.assign(locks.access, { create: () => false, read: access, update: access, delete: access });
  return config;
};
