import type { Payload, Where } from "payload";

import { toEmailKey, toNameKey } from "../shared/text-keys";
import { phoneKey } from "../../../src/domain/phone";
import type { AuditEvent } from "../payload-types";
import { hashSearchText } from "./subject-keys";

/** Refers to a record about a person. */
type Place = { store: string; id: number };

type FoundAudit = { docs: AuditEvent[]; isTruncated: boolean };

const MAX_FOUND = 500;
const MAX_CANDIDATES = 20_000;

const idsIn = (record: string | null | undefined): number[] =>
  (record ?? "")
    .split(", ")
    .filter((id) => id !== "")
    .map(Number);

const findEvents = async (payload: Payload, where: Where, limit: number): Promise<AuditEvent[]> => {
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

/** Finds every audit record that concerns the person with a name, phone number or e-mail address, newest first. */
export const findAuditOf = async (payload: Payload, text: string): Promise<FoundAudit> => {
  const byHash = await findEvents(payload, { subjects: { in: await hashSearchText(text) } }, MAX_CANDIDATES);
  const places = [...placesOf(byHash), ...(await findEntries(payload, text)), ...(await findTalents(payload, text))];
  const unique = new Map(places.map((place) => [`${place.store} ${place.id}`, place]));
  const events = new Map(byHash.map((event) => [event.id, event]));
  for (const place of unique.values()) for (const event of await findLists(payload, place)) events.set(event.id, event);
  const sorted = [...events.values()].sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id);
  return { docs: sorted.slice(0, MAX_FOUND), isTruncated: sorted.length > MAX_FOUND };
};
