import type { JSONFieldValidation, Payload, PayloadRequest, Where } from "payload";

import type { PackageTalent } from "../contract/package";
import { isRecordId } from "../shared/record-id";
import { isRecord } from "../../../src/lib/json";
import { packageMessages } from "./words";
import { isPublished } from "../access/published";

/** The site's PDF of a package's comp cards takes no more. */
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

/** Reads the stored list; parts that it does not know are left out. */
export const readTalents = (value: unknown): PackageTalent[] => (Array.isArray(value) ? value.filter(isRecord).flatMap(readTalent) : []);

/** Which of the talents the site publishes now, those of `TF -` categories too. */
export const findPublished = async (payload: Payload, ids: readonly number[], req?: PayloadRequest): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const where: Where = { and: [isPublished, { id: { in: [...ids] } }] };
  const { docs } = await payload.db.find<{ id: number }>({ collection: "talents", where, pagination: false, select: {}, req });
  return new Set(docs.map(({ id }) => id));
};

/** Refuses an empty or repeated list, and talents that are not published. */
export const validateTalents: JSONFieldValidation = async (value, { req, previousValue }) => {
  const words = packageMessages(req.i18n.language);
  const ids = readTalents(value).map(({ id }) => id);
  if (ids.length === 0) return words.noTalents;
  if (ids.length > MAX_TALENTS || !Array.isArray(value) || value.length !== ids.length) return words.tooManyTalents;
  if (new Set(ids).size !== ids.length) return words.repeatedTalent;
  // A talent that was withdrawn since stays in the list, and is not shown.
  const known = new Set(readTalents(previousValue).map(({ id }) => id));
  const added = ids.filter((id) => !known.has(id));
  return (await findPublished(req.payload, added, req)).size === added.length || words.unpublishedTalent;
};
