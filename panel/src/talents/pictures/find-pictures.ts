import { isRecord } from "../../../../src/lib/json";

/** A public picture, as the fields and the picker show it. */
export type Picture = {
  id: number;
  /** Of the thumbnail; null for a video. */
  thumbnail: string | null;
  /** The uploaded file's own name, or else its description; may be empty. */
  title: string;
};

/** Without HEIC, so that an iPhone converts its photos for this list. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";
const PAGE = 30;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const toPicture = (doc: unknown): Picture[] => {
  if (!isRecord(doc) || typeof doc.id !== "number") return [];
  const thumbnail = typeof doc.thumbnailURL === "string" ? doc.thumbnailURL : null;
  return [{ id: doc.id, thumbnail, title: textOf(doc.originalName) || textOf(doc.alt) }];
};

type Found = { pictures: Picture[]; hasMore: boolean };

/** Throws when the panel does not answer. */
const find = async (api: string, query: Record<string, string>): Promise<Found> => {
  const response = await fetch(`${api}/media?${new URLSearchParams({ depth: "0", ...query })}`, { credentials: "include" });
  if (!response.ok) throw new Error(response.statusText);
  const body = await response.json();
  return { pictures: body.docs.flatMap(toPicture), hasMore: body.hasNextPage === true };
};

export const findPicturesById = async (api: string, ids: readonly number[]): Promise<Picture[]> =>
  ids.length === 0 ? [] : (await find(api, { "where[id][in]": ids.join(","), pagination: "false" })).pictures;

/** The pictures of a talent's record and its versions, and those that were uploaded in its form; none for a talent that is not stored yet. */
export const findPicturesOfTalent = async (api: string, talent: number | string | undefined): Promise<Picture[]> => {
  if (talent === undefined) return [];
  const response = await fetch(`${api}/desk/talents/${talent}/pictures`, { credentials: "include" });
  if (!response.ok) throw new Error(response.statusText);
  return findPicturesById(api, (await response.json()).ids);
};

/** Newest first; `page` counts from 1. */
export const searchPictures = async (api: string, text: string, page: number): Promise<Found> => {
  const searched = ["originalName", "alt", "filename"].map((field, place): [string, string] => [
    `where[and][1][or][${place}][${field}][like]`,
    text,
  ]);
  return find(api, {
    "where[and][0][mimeType][in]": PICTURE_TYPES,
    ...(text === "" ? {} : Object.fromEntries(searched)),
    sort: "-createdAt",
    limit: String(PAGE),
    page: String(page),
  });
};

/** Names of the talents that show the pictures, by the pictures' ids. */
export const findOwners = async (api: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const list = ids.join(",");
  const paths = ["cover", "book", "compo", "digitals.picture"];
  const where = paths.map((path, place): [string, string] => [`where[or][${place}][${path}][in]`, list]);
  const select = ["name", "cover", "book", "compo", "digitals"].map((field): [string, string] => [`select[${field}]`, "true"]);
  const query = new URLSearchParams([...where, ...select, ["depth", "0"], ["pagination", "false"], ["draft", "true"]]);
  const response = await fetch(`${api}/talents?${query}`, { credentials: "include" });
  if (!response.ok) throw new Error(response.statusText);
  const { docs } = await response.json();
  const names = new Map<number, string>();
  for (const { name, cover, book, compo, digitals } of docs) {
    const shown = [cover, ...(book ?? []), ...(compo ?? []), ...(digitals ?? []).map(({ picture }: { picture: number }) => picture)];
    for (const id of new Set(shown)) names.set(id, [names.get(id), name].filter(Boolean).join(", "));
  }
  return names;
};
