import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import { readWording, type WordingText } from "../consents/index";
import type { Entry } from "../payload-types";
import { type ApplicationCard, toCard } from "./application-card";
import { readPhotoNames } from "./application-list";
import { type ApplicationQuery, isOldestFirst, parseApplicationQuery, toWhere } from "./application-query";
import { dayOf } from "../shared/agency-days";
import { deskEndpoint, readId } from "../access/desk-endpoint";
import { type Duplicate, findDuplicates } from "./duplicates";
import { findNeighbour, type HistoryItem, readEntryOfKind, readHistory } from "./entry-detail";

export type ApplicationDetail = {
  entry: Entry;
  card: ApplicationCard;
  /** File names of the photos, in the order of the form. */
  photos: string[];
  /** The wording of the consent; null without a consent, and where its text is unknown. */
  wording: WordingText | null;
  /** Other applications that may be of the same person, with the file name of the face. */
  duplicates: (Duplicate & { face: string | null })[];
  /** The newest first, with the events of duplicates with the same name and birthdate. */
  history: HistoryItem[];
  /** The applications before and after it in the query's order; null at its ends. */
  previous: number | null;
  next: number | null;
};

type DetailQuery = { query: ApplicationQuery; now: Date };

/** Everything that the view of an application shows. Reads with the rights of the request's account. */
export const readApplicationDetail = async (req: PayloadRequest, id: number, { query, now }: DetailQuery): Promise<ApplicationDetail> => {
  const entry = await readEntryOfKind(req, id, "getScouted");
  const today = dayOf(now);
  const duplicates = (await findDuplicates(req, [entry])).get(id) ?? [];
  const photos = (entry.photos ?? []).filter((photo) => typeof photo === "number");
  const faces = duplicates.flatMap((duplicate) => duplicate.photos.slice(0, 1));
  const names = await readPhotoNames(req, [...photos, ...faces]);
  const samePerson = duplicates.filter(({ reasons }) => reasons.includes("person")).map((duplicate) => duplicate.id);
  const where = toWhere(query, { today, status: query.status });
  const isUpwards = isOldestFirst(query);
  const ordered = photos.flatMap((photo) => names.get(photo) ?? []);
  return {
    entry,
    card: toCard(entry, { face: ordered[0] ?? null, duplicates, today }),
    photos: ordered,
    wording: await readWording(req, entry.consentVersion),
    duplicates: duplicates.map((duplicate) => ({ ...duplicate, face: names.get(duplicate.photos[0] ?? 0) ?? null })),
    history: await readHistory(req, [id, ...samePerson]),
    previous: await findNeighbour(req, where, { id, isUpwards: !isUpwards }),
    next: await findNeighbour(req, where, { id, isUpwards }),
  };
};

/** GET /cms/api/desk/applications/{id}, with the query of the board's address. */
export const applicationDetailEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/applications/:id",
  access: isScout,
  handler: (req) => readApplicationDetail(req, readId(req), { query: parseApplicationQuery(req.query), now: new Date() }),
});
