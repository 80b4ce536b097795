import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import { type ApplicationCard, toCard } from "./application-card";
import { type ApplicationQuery, isOldestFirst, parseApplicationQuery, toWhere } from "./application-query";
import type { EntryStatus } from "./application-status";
import { dayOf } from "../shared/agency-days";
import { deskEndpoint } from "../access/desk-endpoint";
import { findDuplicates } from "./duplicates";
import { countByStatus } from "./entry-list";

export const PER_PAGE = 48;

export type ApplicationList = {
  cards: ApplicationCard[];
  /** How many applications the query finds in each status. */
  counts: Record<EntryStatus, number>;
  total: number;
  page: number;
  pages: number;
};

const SELECT = {
  reference: true,
  name: true,
  birthdate: true,
  gender: true,
  city: true,
  height: true,
  status: true,
  declineReason: true,
  createdAt: true,
  guardian: true,
  consentAt: true,
  confirmation: true,
  photosDeletedAt: true,
  notes: true,
  talent: true,
  photos: true,
  nameKey: true,
  phoneKey: true,
  emailKey: true,
} as const;

/** File names of entry photos by id. */
export const readPhotoNames = async (req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "entry-photos",
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { filename: true },
    overrideAccess: false,
    req,
  });
  return new Map(docs.flatMap(({ id, filename }) => (typeof filename === "string" ? [[id, filename]] : [])));
};

/** A page of the board, with the number of applications in each status. Reads with the rights of the request's account. */
export const listApplications = async (req: PayloadRequest, query: ApplicationQuery, now: Date): Promise<ApplicationList> => {
  const today = dayOf(now);
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: "entries",
    where: toWhere(query, { today, status: query.status }),
    sort: isOldestFirst(query) ? "id" : "-id",
    limit: PER_PAGE,
    page: query.page,
    depth: 0,
    select: SELECT,
    overrideAccess: false,
    req,
  });
  const duplicates = await findDuplicates(req, docs);
  const faceOf = ({ photos }: { photos?: unknown[] | null }): number | null => {
    const first = photos?.[0];
    return typeof first === "number" ? first : null;
  };
  const names = await readPhotoNames(
    req,
    docs.map(faceOf).filter((id) => id !== null),
  );
  return {
    cards: docs.map((entry) =>
      toCard(entry, { face: names.get(faceOf(entry) ?? 0) ?? null, duplicates: duplicates.get(entry.id) ?? [], today }),
    ),
    counts: await countByStatus(req, (status) => toWhere(query, { today, status })),
    total: totalDocs,
    page: query.page,
    pages: Math.max(1, totalPages),
  };
};

/** GET /cms/api/desk/applications, with the query of the board's address. */
export const applicationListEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/applications",
  access: isScout,
  handler: (req) => listApplications(req, parseApplicationQuery(req.query), new Date()),
});
