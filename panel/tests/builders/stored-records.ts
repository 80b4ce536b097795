import type { RoleSessions } from "../setup/role-sessions";
import type { Column } from "../setup/role-matrix";
import { storeRecord } from "./records";

/** Ids of a collection's records, grouped by a role's rights. */
export type StoredRecords = {
  slug: string;
  published: number[];
  drafts: number[];
  /** Media of a published talent. */
  shown: number[];
  /** Media of an unpublished talent. */
  hidden: number[];
  /** The record of each role's own account. */
  own: Map<Column, number>;
  /** Locks by the collection of the locked record. */
  locks: Map<string, number>;
};

export const noRecords = (slug: string): StoredRecords => ({
  slug,
  published: [],
  drafts: [],
  shown: [],
  hidden: [],
  own: new Map(),
  locks: new Map(),
});

const ROLES = ["admin", "editor", "scout"] as const;

const storePreferences = async ({ ask }: RoleSessions): Promise<StoredRecords> => {
  const own = new Map<Column, number>();
  for (const column of ROLES) {
    const { body } = await ask(column, "/payload-preferences", { method: "POST", json: { key: "nav", value: { column } } });
    own.set(column, body.doc.id);
  }
  return { ...noRecords("payload-preferences"), own };
};

/** Locks by the admin on an entry, a post and an account. */
export const storeLocks = async ({ payload, session }: RoleSessions): Promise<StoredRecords> => {
  const locks = new Map<string, number>();
  const user = { relationTo: "users" as const, value: Number(session("admin").id) };
  for (const slug of ["entries", "posts", "users"] as const) {
    const document = { relationTo: slug, value: slug === "users" ? user.value : await storeRecord(payload, slug) };
    locks.set(slug, (await payload.create({ collection: "payload-locked-documents", data: { document, user }, overrideAccess: true })).id);
  }
  return { ...noRecords("payload-locked-documents"), locks };
};

/** Stores a file of a published talent and one of an unpublished talent. */
export const storeMedia = async ({ payload }: RoleSessions): Promise<StoredRecords> => {
  const [shown, hidden] = [await storeRecord(payload, "media"), await storeRecord(payload, "media")];
  await storeRecord(payload, "talents", { cover: shown, _status: "published" });
  await storeRecord(payload, "talents", { cover: hidden, _status: "draft" });
  return { ...noRecords("media"), shown: [shown], hidden: [hidden] };
};

export const hasDrafts = ({ payload }: RoleSessions, slug: string): boolean =>
  Boolean(payload.collections[slug as "talents"].config.versions?.drafts);

/** Stores records of each kind that the matrix distinguishes. */
export const storeRecords = async (roles: RoleSessions, slug: string): Promise<StoredRecords> => {
  if (slug === "payload-preferences") return storePreferences(roles);
  if (slug === "payload-locked-documents") return storeLocks(roles);
  if (slug === "media") return storeMedia(roles);
  if (slug === "users") return { ...noRecords(slug), own: new Map(ROLES.map((role) => [role, Number(roles.session(role).id)])) };
  if (slug.startsWith("payload-")) return noRecords(slug);
  if (!hasDrafts(roles, slug)) return { ...noRecords(slug), drafts: [await storeRecord(roles.payload, slug)] };
  return {
    ...noRecords(slug),
    published: [await storeRecord(roles.payload, slug, { _status: "published" })],
    drafts: [await storeRecord(roles.payload, slug, { _status: "draft" })],
  };
};

export const allIds = ({ published, drafts, shown, hidden, own, locks }: StoredRecords): number[] => [
  ...published,
  ...drafts,
  ...shown,
  ...hidden,
  ...own.values(),
  ...locks.values(),
];
