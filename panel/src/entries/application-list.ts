import type { PayloadRequest } from "payload";

import { type ApplicationCard, toCard } from "./application-card";
import { dayOf } from "../shared/agency-days";
import { findDuplicates } from "./duplicates";
import { findArguments, type ListPage, readListPage } from "./entry-list";
import type { EntryQuery } from "./entry-lists";

export const PER_PAGE = 48;

export type ApplicationList = ListPage & { cards: ApplicationCard[] };

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

/** Reads with the rights of the request's account. */
export const listApplications = async (req: PayloadRequest, query: EntryQuery<"applications">): Promise<ApplicationList> => {
  const today = dayOf(new Date());
  const found = await req.payload.find({ ...findArguments(req, query), limit: PER_PAGE, select: SELECT, overrideAccess: false, req });
  const duplicates = await findDuplicates(req, found.docs);
  const faceOf = ({ photos }: { photos?: unknown[] | null }): number | null => {
    const first = photos?.[0];
    return typeof first === "number" ? first : null;
  };
  const names = await readPhotoNames(
    req,
    found.docs.map(faceOf).filter((id) => id !== null),
  );
  return {
    cards: found.docs.map((entry) =>
      toCard(entry, { face: names.get(faceOf(entry) ?? 0) ?? null, duplicates: duplicates.get(entry.id) ?? [], today }),
    ),
    ...(await readListPage(req, query, found)),
  };
};
