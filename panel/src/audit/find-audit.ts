import type { Payload, Where } from "payload";

import { toEmailKey, toNameKey } from "../shared/text-keys";
import { phoneKey } from "../../../src/domain/phone";
import { isRecord } from "../../../src/lib/json";
import { runSql } from "../database/sql";
import type { AuditEvent } from "../payload-types";
import { startOfDay } from "../shared/agency-days";
import { type AuditQuery, NO_ACCOUNT } from "./audit-query";
import { hashSearchText } from "./subject-keys";
import { idsIn } from "./visits";

/** Refers to a record about a person. */
type Place = { store: string; id: number };

const MAX_CANDIDATES = 20_000;

const findEvents = async (payload: Payload, where: Where, limit?: number): Promise<AuditEvent[]> => {
  const { docs } = await payload.db.find<AuditEvent>({ collection: "audit-events", where, limit, pagination: false, sort: "-createdAt" });
  return docs;
};

/**
 * Current entries, and their photos, with this name, phone number or e-mail address. Records of people without an entry are found by the
 * hashes of earlier events.
 */
const findEntries = async (payload: Payload, text: string): Promise<Place[]> => {
  const or = Object.entries({ nameKey: toNameKey(text), phoneKey: phoneKey(text), emailKey: toEmailKey(text) })
    .filter(([, key]) => key !== "")
    .map(([field, key]) => ({ [field]: { equals: key } }));
  if (or.length === 0) return [];
  const { docs } = await payload.db.find<{ id: number; photos?: unknown[] | null }>({
    collection: "entries",
    where: { or },
    pagination: false,
    select: { photos: true },
  });
  return docs.flatMap(({ id, photos }) => [
    { store: "entries", id },
    ...(photos ?? []).filter((photo) => typeof photo === "number").map((photo) => ({ store: "entry-photos", id: photo })),
  ]);
};

const findTalents = async (payload: Payload, text: string): Promise<Place[]> => {
  const { docs } = await payload.db.find<{ id: number; name?: string | null }>({
    collection: "talents",
    pagination: false,
    select: { name: true },
  });
  return docs.filter(({ name }) => toNameKey(name) === toNameKey(text)).map(({ id }) => ({ store: "talents", id }));
};

/** Only events with a single id: their hashes and the id belong to the same person. */
const placesOf = (events: readonly AuditEvent[]): Place[] =>
  events.flatMap(({ store, record }) => {
    const [id, ...others] = idsIn(record);
    return id === undefined || others.length > 0 ? [] : [{ store, id }];
  });

/** Events of several records that include this one. */
const findLists = async (payload: Payload, { store, id }: Place): Promise<AuditEvent[]> => {
  const where: Where = { and: [{ store: { equals: store } }, { record: { contains: String(id) } }] };
  return (await findEvents(payload, where, MAX_CANDIDATES)).filter(({ record }) => idsIn(record).includes(id));
};

const byTime = (one: AuditEvent, other: AuditEvent): number => one.createdAt.localeCompare(other.createdAt) || one.id - other.id;

/** Finds every audit record that concerns the person with a name, phone number or e-mail address, oldest first. */
export const findAuditOf = async (payload: Payload, text: string): Promise<AuditEvent[]> => {
  const byHash = await findEvents(payload, { subjects: { in: await hashSearchText(text) } }, MAX_CANDIDATES);
  const places = [...placesOf(byHash), ...(await findEntries(payload, text)), ...(await findTalents(payload, text))];
  const unique = new Map(places.map((place) => [`${place.store} ${place.id}`, place]));
  const events = new Map(byHash.map((event) => [event.id, event]));
  for (const place of unique.values()) for (const event of await findLists(payload, place)) events.set(event.id, event);
  return [...events.values()].sort(byTime);
};

/** The newest `limit` audit records of the query, oldest first; all of them without a limit. */
export const findAudit = async (payload: Payload, query: AuditQuery, limit?: number): Promise<AuditEvent[]> => {
  const { from, until, account, action, store } = query;
  const and: Where[] = [
    ...(from === "" ? [] : [{ createdAt: { greater_than_equal: startOfDay(from) } }]),
    ...(until === "" ? [] : [{ createdAt: { less_than: startOfDay(until, 1) } }]),
    ...(account === "" ? [] : [{ account: account === NO_ACCOUNT ? { exists: false } : { equals: Number(account) } }]),
    ...(action === "" ? [] : [{ action: { equals: action } }]),
    ...(store === "" ? [] : [{ store: { equals: store } }]),
  ];
  return (await findEvents(payload, { and }, limit)).sort(byTime);
};

export type KnownAccount = { id: number; name: string };

/** Every account with an audit record, also one that was deleted, by its newest name. */
export const findAuditAccounts = async (payload: Payload): Promise<KnownAccount[]> => {
  const newest = "SELECT MAX(id) FROM audit_events WHERE account IS NOT NULL GROUP BY account";
  const rows = await runSql(payload, `SELECT account, account_name FROM audit_events WHERE id IN (${newest})`);
  return rows
    .filter(isRecord)
    .map(({ account, account_name: name }) => ({ id: Number(account), name: String(name) }))
    .sort((one, other) => one.name.localeCompare(other.name));
};
