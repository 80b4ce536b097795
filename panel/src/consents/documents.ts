import type { Payload, PayloadRequest } from "payload";

/** A younger document may belong to a consent that is being written. */
const MIN_ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

const idOf = (document: number | { id: number } | null | undefined): number | null =>
  typeof document === "object" ? (document?.id ?? null) : (document ?? null);

/** Resolves to file names. */
export const documentsOfTalent = async (talentId: number, req: PayloadRequest): Promise<string[]> => {
  const { docs } = await req.payload.find({
    collection: "consents",
    where: { talent: { equals: talentId } },
    depth: 0,
    pagination: false,
    select: { document: true },
    overrideAccess: true,
    req,
  });
  const ids = docs.map(({ document }) => idOf(document)).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const { docs: documents } = await req.payload.find({
    collection: "consent-documents",
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { filename: true },
    overrideAccess: true,
    req,
  });
  return documents.map(({ filename }) => filename).filter((name) => typeof name === "string");
};

/** Deletes documents that were uploaded more than a day ago and belong to no consent. Returns their number. */
export const deleteOrphanDocuments = async (payload: Payload, now: Date): Promise<number> => {
  const all = { depth: 0, pagination: false } as const;
  const before = new Date(now.getTime() - MIN_ORPHAN_AGE_MS).toISOString();
  const { docs: documents } = await payload.find({
    ...all,
    collection: "consent-documents",
    overrideAccess: true,
    where: { createdAt: { less_than: before } },
    select: {},
  });
  if (documents.length === 0) return 0;
  const { docs: consents } = await payload.find({ ...all, collection: "consents", select: { document: true }, overrideAccess: true });
  const used = new Set(consents.map(({ document }) => idOf(document)));
  const orphans = documents.filter(({ id }) => !used.has(id));
  for (const { id } of orphans) await payload.delete({ collection: "consent-documents", id, overrideAccess: true });
  return orphans.length;
};
