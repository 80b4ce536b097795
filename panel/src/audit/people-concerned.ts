import type { Payload, Where } from "payload";

import type { Consent, Entry, Package, Talent, User } from "../payload-types";
import type { Subject } from "./subject-keys";

/** Their reads, changes and deletions are recorded. */
export const AUDITED_STORES = ["entries", "entry-photos", "consents", "consent-documents", "talents", "packages", "users"] as const;
export type AuditedStore = (typeof AUDITED_STORES)[number];

const idOf = (relation: number | { id: number }): number => (typeof relation === "number" ? relation : relation.id);

const byIds = (ids: readonly number[]): Where => ({ id: { in: [...ids] } });

const ENTRY_PEOPLE = { name: true, phone: true, email: true, guardian: true } as const;

const ofEntries = async (payload: Payload, where: Where): Promise<Subject[]> => {
  const { docs } = await payload.db.find<Entry>({ collection: "entries", where, pagination: false, select: ENTRY_PEOPLE });
  return docs.flatMap(({ name, phone, email, guardian }) => [{ name, phone, email }, { name: guardian }]);
};

const ofTalents = async (payload: Payload, ids: readonly number[]): Promise<Subject[]> => {
  const { docs } = await payload.db.find<Talent>({ collection: "talents", where: byIds(ids), pagination: false, select: { name: true } });
  return docs.map(({ name }) => ({ name }));
};

const ofConsents = async (payload: Payload, where: Where): Promise<Subject[]> => {
  const { docs } = await payload.db.find<Consent>({
    collection: "consents",
    where,
    pagination: false,
    select: { person: true, talent: true },
  });
  const talents = docs.map(({ talent }) => idOf(talent));
  return [...docs.map(({ person }) => ({ name: person })), ...(await ofTalents(payload, talents))];
};

const ofPackages = async (payload: Payload, ids: readonly number[]): Promise<Subject[]> => {
  const { docs } = await payload.db.find<Package>({
    collection: "packages",
    where: byIds(ids),
    pagination: false,
    select: { client: true },
  });
  return docs.map(({ client }) => ({ name: client }));
};

const ofUsers = async (payload: Payload, ids: readonly number[]): Promise<Subject[]> => {
  const { docs } = await payload.db.find<User>({
    collection: "users",
    where: byIds(ids),
    pagination: false,
    select: { name: true, email: true },
  });
  return docs.map(({ name, email }) => ({ name, email }));
};

/**
 * Applicants and guardians, talents, clients of packages, account holders. Reads with the database adapter, without access rules and hooks,
 * since the action itself was already allowed.
 */
export const peopleConcerned = async (payload: Payload, store: AuditedStore, ids: readonly number[]): Promise<Subject[]> => {
  if (ids.length === 0) return [];
  switch (store) {
    case "entries":
      return ofEntries(payload, byIds(ids));
    case "entry-photos":
      return ofEntries(payload, { photos: { in: [...ids] } });
    case "consents":
      return ofConsents(payload, byIds(ids));
    case "consent-documents":
      return ofConsents(payload, { document: { in: [...ids] } });
    case "talents":
      return ofTalents(payload, ids);
    case "packages":
      return ofPackages(payload, ids);
    case "users":
      return ofUsers(payload, ids);
  }
};
