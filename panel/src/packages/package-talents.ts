import type { JSONFieldValidation, Payload, PayloadRequest, Where } from "payload";

import type { PackageTalent } from "../contract/package";
import { isRecordId } from "../shared/record-id";
import { isRecord } from "../../../src/lib/json";
import { packageMessages } from "./words";
import { isPublished } from "../access/published";

/** Limit of the site's PDF of a package's comp cards. */
export const MAX_TALENTS = 60;

const MAX_ITEMS = 200;
const PICTURE = /^(book|compo|digitals):[\w-]{1,40}$/;
const VIDEO = /^\S{1,300}$/;

const readItems = (value: unknown, pattern: RegExp): string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string" && pattern.test(item)).slice(0, MAX_ITEMS) : undefined;

const readTalent = ({ id, pictures, videos }: Record<string, unknown>): PackageTalent[] => {
  if (!isRecordId(id)) return [];
  const [shownPictures, shownVideos] = [readItems(pictures, PICTURE), readItems(videos, VIDEO)];
  return [
    {
      id,
      ...(shownPictures === undefined ? {} : { pictures: shownPictures }),
      ...(shownVideos === undefined ? {} : { videos: shownVideos }),
    },
  ];
};

/** Leaves out parts with an unknown form. */
export const readTalents = (value: unknown): PackageTalent[] => (Array.isArray(value) ? value.filter(isRecord).flatMap(readTalent) : []);

/** Ids of the talents that the site publishes now, also in `TF -` categories. */
export const findPublished = async (payload: Payload, ids: readonly number[], req?: PayloadRequest): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const where: Where = { and: [isPublished, { id: { in: [...ids] } }] };
  const { docs } = await payload.db.find<{ id: number }>({ collection: "talents", where, pagination: false, select: {}, req });
  return new Set(docs.map(({ id }) => id));
};

/** Rejects an empty list, repeated talents, and new talents that are not published. */
export const validateTalents: JSONFieldValidation = async (value, { req, previousValue }) => {
  const words = packageMessages(req.i18n.language);
  const ids = readTalents(value).map(({ id }) => id);
  if (ids.length === 0) return words.noTalents;
  if (ids.length > MAX_TALENTS || !Array.isArray(value) || value.length !== ids.length) return words.tooManyTalents;
  if (new Set(ids).size !== ids.length) return words.repeatedTalent;
  // A talent that was withdrawn later stays in the list, but is not shown.
  const known = new Set(readTalents(previousValue).map(({ id }) => id));
  const added = ids.filter((id) => !known.has(id));
  return (await findPublished(req.payload, added, req)).size === added.length || words.unpublishedTalent;
};
