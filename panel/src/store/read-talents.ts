import type { Payload } from "payload";

import type { Page, Paging, StoredCategory, StoredTalent, StoredTalentSummary, StoredVideo } from "../contract/content-store";
import type { Category, Media, Talent } from "../payload-types";
import { fileOf, toMediaList } from "./media-file";
import { isPublished } from "./published";

/** Below the maximum number of variables in a statement of SQLite. */
const IDS_PER_QUERY = 5000;

const SUMMARY_FIELDS = {
  name: true,
  cover: true,
  gender: true,
  birthdate: true,
  categories: true,
  hair: true,
  hairKind: true,
  eyes: true,
  height: true,
  shoes: true,
  jeans: true,
  skills: true,
  instagram: true,
} as const;

type TalentFields = Pick<Talent, "id" | keyof typeof SUMMARY_FIELDS>;

const isCategory = (value: unknown): value is Category => typeof value === "object" && value !== null && "category" in value;

const orNull = (text: string | null | undefined): string | null => (text === undefined || text === "" ? null : text);

const toSummary = (talent: TalentFields, cover: string | null, categories: StoredCategory[]): StoredTalentSummary => ({
  id: talent.id,
  name: talent.name,
  cover,
  gender: talent.gender,
  birthdate: orNull(talent.birthdate),
  categories,
  hair: orNull(talent.hair),
  hairKind: orNull(talent.hairKind),
  eyes: orNull(talent.eyes),
  height: orNull(talent.height),
  shoes: orNull(talent.shoes),
  jeans: orNull(talent.jeans),
  skills: (talent.skills ?? "")
    .split("\n")
    .map((skill) => skill.trim())
    .filter((skill) => skill !== ""),
  instagram: orNull(talent.instagram),
});

/** All categories, by id. */
export const readCategories = async (payload: Payload): Promise<StoredCategory[]> => {
  const { docs } = await payload.find({
    collection: "categories",
    depth: 0,
    pagination: false,
    sort: "id",
    overrideAccess: true,
  });
  return docs.map(({ id, category }) => ({ id, category }));
};

const readFileNames = async (payload: Payload, ids: number[]): Promise<Map<number, string>> => {
  const files = new Map<number, string>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const { docs } = await payload.db.find<Media>({
      collection: "media",
      where: { id: { in: ids.slice(start, start + IDS_PER_QUERY) } },
      limit: 0,
      pagination: false,
      select: { filename: true },
    });
    for (const { id, filename } of docs) if (typeof filename === "string") files.set(id, filename);
  }
  return files;
};

/**
 * Reads flat rows with the database adapter, because the site requests 10,000 talents at once: Payload's own `find` visits
 * every field of every record for hooks and access rules, which talents do not have.
 */
export const readTalents = async (payload: Payload, { page, perPage }: Paging): Promise<Page<StoredTalentSummary>> => {
  const { docs, totalDocs } = await payload.db.find<TalentFields>({
    collection: "talents",
    where: isPublished,
    page,
    limit: perPage,
    sort: "id",
    select: SUMMARY_FIELDS,
  });
  const categories = new Map((await readCategories(payload)).map((category) => [category.id, category]));
  const files = await readFileNames(
    payload,
    docs.flatMap(({ cover }) => (typeof cover === "number" ? [cover] : [])),
  );
  const items = docs.map((talent) => {
    const cover = typeof talent.cover === "number" ? (files.get(talent.cover) ?? null) : null;
    const own = talent.categories.flatMap((id) => (typeof id === "number" ? (categories.get(id) ?? []) : []));
    return toSummary(talent, cover, own);
  });
  return { items, total: totalDocs };
};

const toVideos = (videos: Talent["videos"]): StoredVideo[] =>
  (videos ?? []).flatMap(({ id, provider, address, upload, width, height }) => {
    const file = provider === "file" ? fileOf(upload) : orNull(address);
    return file === null ? [] : [{ id: id ?? file, provider, file, width: width ?? null, height: height ?? null }];
  });

/** Converts a talent that was read with its relations. */
export const toStoredTalent = (talent: Talent): StoredTalent => {
  const categories = talent.categories.filter(isCategory).map(({ id, category }) => ({ id, category }));
  return {
    ...toSummary(talent, fileOf(talent.cover), categories),
    book: toMediaList(talent.book),
    compo: toMediaList(talent.compo),
    videos: toVideos(talent.videos),
  };
};

/** A published talent with its galleries and videos; null for an unknown id. */
export const readTalent = async (payload: Payload, id: string): Promise<StoredTalent | null> => {
  if (!/^\d{1,9}$/.test(id)) return null;
  const { docs } = await payload.find({
    collection: "talents",
    where: { and: [isPublished, { id: { equals: Number(id) } }] },
    depth: 1,
    limit: 1,
    overrideAccess: true,
  });
  const talent = docs[0];
  return talent === undefined ? null : toStoredTalent(talent);
};
