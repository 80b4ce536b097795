import { createHash } from "node:crypto";

import type { Payload, Where } from "payload";

import { dayIn } from "../../../src/domain/day";
import type { Paging, TalentChanges } from "../contract/content-store";
import { runSql } from "../database/sql";
import { environment } from "../environment";
import { readCategories, readTalentPage } from "./read-talents";

/** A cursor is this much older than its response: a change is stored later than its `updatedAt`. */
const OVERLAP_MS = 10_000;

/** With more changed pictures or consents than this, reading the whole list is as fast. */
const MOST_CHANGES = 5_000;

type Cursor = {
  /** The responses so far contain all changes before this time. */
  since: string;
  /** A digest of all data whose change affects many talents at once. */
  shared: string;
  /** The numbers of pictures and consents at that time: a smaller number means that some were deleted, and talents with them. */
  media: number;
  consents: number;
};

/** Covers categories, switches and the day, since ages and consents change with the day. */
const sharedState = async (payload: Payload): Promise<string> => {
  const [categories, customizations] = await Promise.all([
    readCategories(payload),
    payload.findGlobal({ slug: "customizations", depth: 0, overrideAccess: true }),
  ]);
  const state = [dayIn(environment.timeZone, new Date()), customizations.minorsDigitals, categories];
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 22);
};

const countUntil = async (payload: Payload, collection: "media" | "consents", until: string): Promise<number> => {
  const { totalDocs } = await payload.count({ collection, where: { createdAt: { less_than_equal: until } }, overrideAccess: true });
  return totalDocs;
};

const cursorAt = async (payload: Payload, since: string): Promise<Cursor> => {
  const [shared, media, consents] = await Promise.all([
    sharedState(payload),
    countUntil(payload, "media", since),
    countUntil(payload, "consents", since),
  ]);
  return { since, shared, media, consents };
};

const toText = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString("base64url");

const parseCursor = (text: string): Cursor | null => {
  try {
    const cursor: Partial<Cursor> | null = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    const { since = "", shared = "", media = -1, consents = -1 } = cursor ?? {};
    return new Date(since).toISOString() === since ? { since, shared, media, consents } : null;
  } catch {
    return null; // another store's cursor
  }
};

/** The cursor of the list's current state; must be read before the list. */
export const readTalentCursor = async (payload: Payload): Promise<string> =>
  toText(await cursorAt(payload, new Date(Date.now() - OVERLAP_MS).toISOString()));

/** Applies `idOf` to each changed record; null when there are too many. */
const changedIds = async (
  payload: Payload,
  { collection, where }: { collection: "media" | "consents"; where: Where },
  idOf: (doc: object) => number,
): Promise<number[] | null> => {
  const { docs, totalDocs } = await payload.find({ collection, where, depth: 0, limit: MOST_CHANGES, overrideAccess: true });
  return totalDocs > MOST_CHANGES ? null : docs.map(idOf);
};

const idOfPicture = (doc: object): number => ("id" in doc ? Number(doc.id) : 0);

const talentOfConsent = (doc: object): number => ("talent" in doc ? Number(doc.talent) : 0);

/** Matches talents that have changed since a time; null when there are too many changes. A new picture alone changes no talent. */
const changedSince = async (payload: Payload, since: string): Promise<Where | null> => {
  const updated: Where = { updatedAt: { greater_than_equal: since } };
  const replaced: Where = { and: [updated, { createdAt: { less_than: since } }] };
  const [pictures, talents] = await Promise.all([
    changedIds(payload, { collection: "media", where: replaced }, idOfPicture),
    changedIds(payload, { collection: "consents", where: updated }, talentOfConsent),
  ]);
  if (pictures === null || talents === null) return null;
  const causes: Where[] = [updated];
  if (pictures.length > 0) causes.push({ cover: { in: pictures } });
  if (talents.length > 0) causes.push({ id: { in: talents } });
  return { or: causes };
};

/** Bypasses Payload, which needs seconds for the ids of 100,000 talents. */
const readIds = async (payload: Payload): Promise<string[]> => {
  const rows = await runSql(payload, `SELECT "id" FROM "talents" WHERE "_status" = 'published' ORDER BY "id"`);
  return rows.map((row) => (typeof row === "object" && row !== null && "id" in row ? String(row.id) : ""));
};

/** The published talents that changed since a cursor, and the ids of all. Null when the whole list must be read instead. */
export const readTalentChanges = async (payload: Payload, text: string, paging: Paging): Promise<TalentChanges | null> => {
  const before = parseCursor(text);
  if (before === null || before.since > new Date().toISOString()) return null;
  const now = await cursorAt(payload, before.since);
  if (now.shared !== before.shared || now.media !== before.media || now.consents !== before.consents) return null;
  const changed = await changedSince(payload, before.since);
  if (changed === null) return null;
  const page = await readTalentPage(payload, { conditions: [changed], ...paging });
  return { ...page, ids: await readIds(payload) };
};
