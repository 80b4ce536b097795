import type { PayloadRequest } from "payload";

import { readWording, type WordingText } from "../consents/index";
import type { Entry } from "../payload-types";
import { type ApplicationCard, toCard } from "./application-card";
import { readPhotoNames } from "./application-list";
import { dayOf } from "../shared/agency-days";
import { isAsMade } from "./draft-talent";
import { type Duplicate, findDuplicates } from "./duplicates";
import { type HistoryItem, readEntryOfKind, readHistory } from "./entry-detail";
import { findNeighbours } from "./entry-list";
import type { EntryQuery, Neighbours } from "./entry-lists";

export type ApplicationDetail = Neighbours & {
  entry: Entry;
  card: ApplicationCard;
  /** File names of the photos, in the order of the form. */
  photos: string[];
  /** Null without a consent, and when the text of its wording is unknown. */
  wording: WordingText | null;
  /** Whether the talent is still the draft that the application became. */
  isTalentAsMade: boolean;
  /** With the file name of the face. */
  duplicates: (Duplicate & { face: string | null })[];
  /** The newest first, with the events of duplicates with the same name and birthdate. */
  history: HistoryItem[];
};

/** Reads with the rights of the request's account. */
export const readApplicationDetail = async (
  req: PayloadRequest,
  id: number,
  query: EntryQuery<"applications">,
): Promise<ApplicationDetail> => {
  const entry = await readEntryOfKind(req, id, "getScouted");
  const today = dayOf(new Date());
  const duplicates = (await findDuplicates(req, [entry])).get(id) ?? [];
  const photos = (entry.photos ?? []).filter((photo) => typeof photo === "number");
  const faces = duplicates.flatMap((duplicate) => duplicate.photos.slice(0, 1));
  const names = await readPhotoNames(req, [...photos, ...faces]);
  const samePerson = duplicates.filter(({ reasons }) => reasons.includes("person")).map((duplicate) => duplicate.id);
  const ordered = photos.flatMap((photo) => names.get(photo) ?? []);
  return {
    entry,
    card: toCard(entry, { face: ordered[0] ?? null, duplicates, today }),
    photos: ordered,
    isTalentAsMade: typeof entry.talent === "number" && (await isAsMade(req, entry.talent)),
    wording: await readWording(req, entry.consentVersion),
    duplicates: duplicates.map((duplicate) => ({ ...duplicate, face: names.get(duplicate.photos[0] ?? 0) ?? null })),
    history: await readHistory(req, [id, ...samePerson]),
    ...(await findNeighbours(req, query, id)),
  };
};
