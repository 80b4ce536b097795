import type { Payload, Where } from "payload";

import { dayOfField } from "../../../src/domain/day";
import { findShownDigitals } from "../consents/index";
import type {
  Page,
  Paging,
  StoredCategory,
  StoredCredit,
  StoredDigital,
  StoredNetwork,
  StoredTalent,
  StoredTalentSummary,
  StoredVideo,
} from "../contract/content-store";
import { environment } from "../environment";
import type { Category, Media, Talent } from "../payload-types";
import { fileOf, toMediaList, toMediaRecord } from "../media/media-file";
import { isPublished } from "../access/published";
import { linesOf, orNull, readTraits, SELECTED_TRAITS } from "./read-traits";

/** Below SQLite's maximum number of variables in a statement. */
const IDS_PER_QUERY = 5000;

const SUMMARY_FIELDS = {
  name: true,
  cover: true,
  gender: true,
  birthdate: true,
  categories: true,
  ...SELECTED_TRAITS,
  publishedAt: true,
  createdAt: true,
  instagram: true,
  digitalsOn: true,
  creditKinds: true,
} as const;

type TalentFields = Pick<Talent, "id" | keyof typeof SUMMARY_FIELDS | "networks">;

const isCategory = (value: unknown): value is Category => typeof value === "object" && value !== null && "category" in value;

type Shown = { cover: string | null; categories: StoredCategory[]; showsDigitals: boolean };

const toSummary = (talent: TalentFields, { cover, categories, showsDigitals }: Shown): StoredTalentSummary => ({
  id: talent.id,
  name: talent.name,
  cover,
  gender: talent.gender,
  birthdate: orNull(talent.birthdate),
  categories,
  traits: readTraits(talent),
  publishedAt: talent.publishedAt ?? talent.createdAt,
  instagram: orNull(talent.instagram),
  digitalsOn: showsDigitals ? orNull(talent.digitalsOn) : null,
  creditKinds: linesOf(talent.creditKinds),
  networks: toNetworks(talent.networks),
});

const toNetworks = (networks: Talent["networks"]): StoredNetwork[] =>
  (networks ?? []).map(({ network, handle, url, followers, engagement, measuredAt }) => ({
    network,
    handle,
    url: orNull(url),
    followers,
    engagement: engagement ?? null,
    measuredAt: dayOfField(measuredAt, environment.timeZone),
  }));

/** Sorted by id. */
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

type IdRange = { first: number; last: number };

/** A separate query for published talents with networks, because few have any and the rows are in another table. */
const readNetworks = async (payload: Payload, { first, last }: IdRange): Promise<Map<number, Talent["networks"]>> => {
  const inRange = { id: { greater_than_equal: first, less_than_equal: last } };
  const { docs } = await payload.db.find<Pick<Talent, "id" | "networks">>({
    collection: "talents",
    where: { and: [isPublished, inRange, { "networks.network": { exists: true } }] },
    limit: 0,
    pagination: false,
    select: { networks: true },
  });
  return new Map(docs.map(({ id, networks }) => [id, networks]));
};

/**
 * Reads flat rows with the database adapter, because the site requests 10,000 talents at once: Payload's own `find` visits
 * every field of every record for hooks and access rules, which talents do not have.
 */
export const readTalents = (payload: Payload, paging: Paging): Promise<Page<StoredTalentSummary>> =>
  readTalentPage(payload, { conditions: [], ...paging });

/** Sorted by id. A talent must match all conditions. */
export const readTalentPage = async (
  payload: Payload,
  { conditions, page, perPage }: Paging & { conditions: Where[] },
): Promise<Page<StoredTalentSummary>> => {
  const { docs, totalDocs } = await payload.db.find<TalentFields>({
    collection: "talents",
    where: { and: [isPublished, ...conditions] },
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
  const networks = await readNetworks(payload, { first: docs[0]?.id ?? 0, last: docs.at(-1)?.id ?? 0 });
  const digitals = await findShownDigitals(
    payload,
    docs.filter(({ digitalsOn }) => orNull(digitalsOn) !== null),
  );
  const items = docs.map((talent) => {
    const cover = typeof talent.cover === "number" ? (files.get(talent.cover) ?? null) : null;
    const own = talent.categories.flatMap((id) => (typeof id === "number" ? (categories.get(id) ?? []) : []));
    const shown = { cover, categories: own, showsDigitals: digitals.has(talent.id) };
    return toSummary({ ...talent, networks: networks.get(talent.id) }, shown);
  });
  return { items, total: totalDocs };
};

/** The size of an uploaded film is read from its file; otherwise the editor's values are used. */
const sizeOfVideo = ({ provider, upload, width, height }: NonNullable<Talent["videos"]>[number]) => {
  const media = provider === "file" ? toMediaRecord(upload) : null;
  const isMeasured = media !== null && media.width !== null && media.height !== null;
  return isMeasured ? { width: media.width, height: media.height } : { width: width ?? null, height: height ?? null };
};

const toVideos = (videos: Talent["videos"]): StoredVideo[] =>
  (videos ?? []).flatMap((video) => {
    const { id, provider, address, upload, showreel } = video;
    const file = provider === "file" ? fileOf(upload) : orNull(address);
    return file === null ? [] : [{ id: id ?? file, provider, file, ...sizeOfVideo(video), isShowreel: showreel === true }];
  });

/** Newest first. A picture or a day may be missing in a draft. */
const toDigitals = (digitals: Talent["digitals"]): StoredDigital[] =>
  (digitals ?? [])
    .flatMap(({ picture, date }) => {
      const media = toMediaRecord(picture);
      return media === null || !date ? [] : [{ ...media, date: dayOfField(date, environment.timeZone) }];
    })
    .sort((one, other) => other.date.localeCompare(one.date));

/** In the editors' order. A field may be missing in a draft. */
const toCredits = (credits: Talent["credits"]): StoredCredit[] =>
  (credits ?? []).flatMap(({ id, year, kind, title, role, production }) =>
    id && year && kind && title ? [{ id, year, kind, title, role: orNull(role), production: orNull(production) }] : [],
  );

/** Expects a talent that was read with its relations. */
export const toStoredTalent = async (payload: Payload, talent: Talent): Promise<StoredTalent> => {
  const categories = talent.categories.filter(isCategory).map(({ id, category }) => ({ id, category }));
  const digitals = toDigitals(talent.digitals);
  const showsDigitals = digitals.length > 0 && (await findShownDigitals(payload, [talent])).has(talent.id);
  return {
    ...toSummary(talent, { cover: fileOf(talent.cover), categories, showsDigitals }),
    book: toMediaList(talent.book),
    compo: toMediaList(talent.compo),
    digitals: showsDigitals ? digitals : [],
    videos: toVideos(talent.videos),
    credits: toCredits(talent.credits),
  };
};

/** Null for an unknown id. */
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
  return talent === undefined ? null : toStoredTalent(payload, talent);
};
