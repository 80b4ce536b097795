import type { Access, SanitizedConfig, Where } from "payload";

import { isAdmin, isEditor, isScout } from "./roles";

const LOCKS = "payload-locked-documents";
const RECEIVED = ["entries", "entry-photos"];
const ADMINS_ALONE = ["users", "settings", "store-state"];

// Payload translates "equals" on a relation's collection to SQL, but not "in".
const collectionLocks = (slugs: string[]): Where[] => slugs.map((slug) => ({ "document.relationTo": { equals: slug } }));

type Lockable = { slug: string; lockDocuments?: unknown };

/** A lock says that a record exists, who opened it and when: it is for the roles that may change such records. */
const lockAccess = (config: SanitizedConfig): Access => {
  // Payload rejects a query that names a collection whose records cannot be locked, as its own internal ones.
  const isContent = ({ slug, lockDocuments }: Lockable): boolean =>
    lockDocuments !== false && ![...RECEIVED, ...ADMINS_ALONE].includes(slug);
  const slugsOf = (list: Lockable[]): string[] => list.filter(isContent).map(({ slug }) => slug);
  const ofContent: Where = { or: [...collectionLocks(slugsOf(config.collections)), { globalSlug: { in: slugsOf(config.globals) } }] };
  return async ({ req }) => {
    if (await isAdmin({ req })) return true;
    if (await isEditor({ req })) return ofContent;
    return (await isScout({ req })) ? { or: collectionLocks(RECEIVED) } : false;
  };
};

/** Payload lets every account read and delete every lock. It adds the collection itself, so the rule is set afterwards. */
export const restrictLocks = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (locks === undefined) throw new Error(`The config has no ${LOCKS}`);
  const access = lockAccess(config);
  // The admin writes locks by its own server functions, never by a create over HTTP.
  Object.assign(locks.access, { create: () => false, read: access, update: access, delete: access });
  return config;
};
