import type { PayloadRequest } from "payload";

import { ageOfBirthdate } from "../../../src/domain/age";
import { isEditor, isScout, isStaff } from "../access/roles";
import { readEndingConsents } from "../consents/index";
import { CARE_LISTS, type CareList, readKnownWithoutConsent } from "./care";
import { firstOfMonth, readAgeLimits, talentsOutOfCategory, talentsWithoutCover } from "./care-queries";

export type CareRow = {
  collection: "talents" | "consents";
  /** The record to edit to settle the matter. */
  id: number;
  /** The talent's name; null when the account may not read the talent. */
  name: string | null;
  /** For a consent that expires. */
  daysLeft?: number;
  isDraft?: boolean;
  /** For a talent who is too old for a category: in whole years. */
  age?: number | null;
  /** For the same talent: the categories. */
  categories?: string[];
};

export type CarePage = { rows: CareRow[]; total: number; page: number; pages: number };

const PER_PAGE = 50;

export const toCareList = (value: unknown): CareList | null => CARE_LISTS.find((list) => list === value) ?? null;

const ACCESS = {
  ending: isScout,
  unrecorded: isScout,
  missing: isStaff,
  expired: isStaff,
  "no-cover": isEditor,
  outgrown: isEditor,
} as const;

export const mayReadList = async (req: PayloadRequest, list: CareList): Promise<boolean> => (await ACCESS[list]({ req })) === true;

const findTalents = async (req: PayloadRequest, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, { name: string; isDraft: boolean }>();
  const { docs } = await req.payload.find({
    collection: "talents",
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    select: { name: true, _status: true },
    overrideAccess: false,
    req,
  });
  return new Map(docs.map(({ id, name, _status }) => [id, { name, isDraft: _status === "draft" }]));
};

/** For items that are all in memory. */
const slicePage = <Item>(items: readonly Item[], page: number) => {
  const pages = Math.max(1, Math.ceil(items.length / PER_PAGE));
  const current = Math.min(page, pages);
  return { items: items.slice((current - 1) * PER_PAGE, current * PER_PAGE), total: items.length, page: current, pages };
};

const readEnding = async (req: PayloadRequest, page: number, now: Date): Promise<CarePage> => {
  const { items, ...paging } = slicePage(await readEndingConsents(req.payload, now), page);
  const talents = await findTalents(
    req,
    items.map(({ consent }) => consent.talent),
  );
  const rows = items.map(({ consent, daysLeft }): CareRow => {
    const talent = talents.get(consent.talent);
    return { collection: "consents", id: consent.id, name: talent?.name ?? null, isDraft: talent?.isDraft ?? true, daysLeft };
  });
  return { rows, ...paging };
};

const readWithoutConsent = async (req: PayloadRequest, list: CareList, { page, now }: { page: number; now: Date }): Promise<CarePage> => {
  const known = (await readKnownWithoutConsent(req, now)).talents.filter((talent) => talent.list === list);
  const { items, ...paging } = slicePage(known, page);
  const talents = await findTalents(
    req,
    items.map(({ id }) => id),
  );
  const rows = items.map(({ id, isPublished }): CareRow => ({
    collection: "talents",
    id,
    name: talents.get(id)?.name ?? null,
    isDraft: !isPublished,
  }));
  return { rows, ...paging };
};

const idOf = (relation: number | { id: number }): number => (typeof relation === "number" ? relation : relation.id);

const published = (page: number) => ({ collection: "talents", sort: "name", limit: PER_PAGE, page, depth: 0 }) as const;

const readWithoutCover = async (req: PayloadRequest, page: number): Promise<CarePage> => {
  const where = talentsWithoutCover();
  const { docs, totalDocs, totalPages } = await req.payload.find({
    ...published(page),
    overrideAccess: false,
    where,
    select: { name: true },
    req,
  });
  const rows = docs.map(({ id, name }): CareRow => ({ collection: "talents", id, name }));
  return { rows, total: totalDocs, page, pages: Math.max(1, totalPages) };
};

const readOutgrown = async (req: PayloadRequest, page: number, now: Date): Promise<CarePage> => {
  const { docs, totalDocs, totalPages } = await req.payload.find({
    ...published(page),
    overrideAccess: false,
    where: await talentsOutOfCategory(req, now),
    select: { name: true, birthdate: true, categories: true },
    req,
  });
  const limits = await readAgeLimits(req);
  const rows = docs.map(({ id, name, birthdate, categories }): CareRow => {
    const age = ageOfBirthdate(birthdate, firstOfMonth(now));
    const own = new Set(categories.map(idOf));
    const left = limits.filter((limit) => own.has(limit.id) && age !== null && age >= limit.age);
    return { collection: "talents", id, name, age, categories: left.map((limit) => limit.name) };
  });
  return { rows, total: totalDocs, page, pages: Math.max(1, totalPages) };
};

/** Reads the records behind a number of the dashboard. The caller has checked `mayReadList`. */
export const readCareList = (req: PayloadRequest, list: CareList, { page, now }: { page: number; now: Date }): Promise<CarePage> => {
  if (list === "ending") return readEnding(req, page, now);
  if (list === "no-cover") return readWithoutCover(req, page);
  if (list === "outgrown") return readOutgrown(req, page, now);
  return readWithoutConsent(req, list, { page, now });
};
