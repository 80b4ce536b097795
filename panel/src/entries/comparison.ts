import type { PayloadRequest } from "payload";

import { dayOf } from "../shared/agency-days";
import type { Entry } from "../payload-types";
import { type ApplicationCard, toCard } from "./application-card";
import { readApplicationDetail } from "./application-detail";
import { readPhotoNames } from "./application-list";
import { type DuplicateReason, findDuplicates } from "./duplicates";
import type { HistoryItem } from "./entry-detail";
import { parseQuery } from "./entry-lists";

export type ComparedApplication = {
  entry: Entry;
  card: ApplicationCard;
  /** File names, in the order of the form. */
  photos: string[];
  /** The reasons to assume the same person; empty for the application that is compared. */
  reasons: DuplicateReason[];
};

export type Comparison = {
  /** The compared application first, then the others, the newest first. */
  applications: ComparedApplication[];
  /** Number of further applications that are not compared. */
  omitted: number;
  history: HistoryItem[];
};

/** More columns do not fit on a screen. */
const MAX_COMPARED = 6;

const readEntries = async (req: PayloadRequest, ids: readonly number[]): Promise<Entry[]> => {
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return ids.flatMap((id) => docs.filter((entry) => entry.id === id));
};

const photoIds = ({ photos }: Entry): number[] => (photos ?? []).filter((photo) => typeof photo === "number");

/** Reads with the rights of the request's account. */
export const readComparison = async (req: PayloadRequest, id: number): Promise<Comparison> => {
  const detail = await readApplicationDetail(req, id, parseQuery("applications", {}));
  const reasonsOf = new Map(detail.duplicates.map((duplicate) => [duplicate.id, duplicate.reasons]));
  const others = await readEntries(req, [...reasonsOf.keys()].slice(0, MAX_COMPARED - 1));
  const duplicates = await findDuplicates(req, others);
  const names = await readPhotoNames(req, others.flatMap(photoIds));
  const today = dayOf(new Date());
  const compared = others.map((entry): ComparedApplication => {
    const photos = photoIds(entry).flatMap((photo) => names.get(photo) ?? []);
    const card = toCard(entry, { face: photos[0] ?? null, duplicates: duplicates.get(entry.id) ?? [], today });
    return { entry, card, photos, reasons: reasonsOf.get(entry.id) ?? [] };
  });
  return {
    applications: [{ entry: detail.entry, card: detail.card, photos: detail.photos, reasons: [] }, ...compared],
    omitted: reasonsOf.size - compared.length,
    history: detail.history,
  };
};
