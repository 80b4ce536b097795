import { addDays, dayIn } from "../../src/domain/day";
import { consents } from "./content/consents";
import { staff } from "./content/staff";
import { talents } from "./content/talents";
import type { CategoryName, DemoTalent } from "./content/types";
import type { Talent } from "../src/payload-types";
import { environment } from "../src/environment";
import { mapTraits, type TraitKey } from "../src/talents/fields/traits";
import type { DemoStore } from "./demo-store";

const CATEGORIES: readonly CategoryName[] = ["kids", "teens", "ator", "talents", "Digital Influencer", "TF - Campanha Verão"];

const insertCategories = async ({ payload, note, write }: DemoStore): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const category of CATEGORIES) {
    const { id } = await payload.create({ ...write, collection: "categories", data: { category } });
    ids.set(category, id);
    note("categories", id);
  }
  return ids;
};

const storeFiles = async ({ file }: DemoStore, refs: string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const ref of refs) ids.push(await file(ref));
  return ids;
};

/** The overload says that the demo's texts are options: publishing refuses others. */
function toStoredTraits(talent: DemoTalent): Pick<Talent, TraitKey>;
function toStoredTraits(
  talent: Partial<Record<TraitKey, string | string[] | boolean | null>>,
): Partial<Record<TraitKey, string | boolean | null>> {
  return mapTraits((_trait, name) => {
    const value = talent[name] ?? null;
    return Array.isArray(value) ? value.join("\n") : value;
  });
}

const daysAgo = (days: number): string => addDays(dayIn(environment.timeZone, new Date()), -days);

/** The guardian's consent, without which a child cannot be published. */
const insertConsent = async ({ payload, note, write }: DemoStore, { talentId, key }: { talentId: number; key: string }): Promise<void> => {
  const consent = consents.find(({ talent }) => talent === key);
  if (consent === undefined) return;
  const { person, scopes, givenOn } = consent;
  const data = { talent: talentId, givenBy: "guardian" as const, person, scopes, givenAt: `${givenOn}T12:00:00.000Z` };
  const { id } = await payload.create({ ...write, collection: "consents", data });
  note("consents", id);
};

const insertTalent = async (store: DemoStore, talent: DemoTalent, categories: Map<string, number>): Promise<void> => {
  const videos: NonNullable<Talent["videos"]> = [];
  for (const { file, ...video } of talent.videos) videos.push({ ...video, upload: await store.file(file) });
  const digitals: NonNullable<Talent["digitals"]> = [];
  for (const { file, daysAgo: days } of talent.digitals)
    digitals.push({ picture: await store.file(file), date: `${daysAgo(days)}T12:00:00.000Z` });
  const { id } = await store.payload.create({
    ...store.write,
    collection: "talents",
    data: {
      name: talent.name,
      gender: talent.gender,
      birthdate: talent.birthdate,
      categories: talent.categories.flatMap((category) => categories.get(category) ?? []),
      ...toStoredTraits(talent),
      publishedAt: `${talent.publishedOn}T12:00:00.000Z`,
      instagram: talent.instagram,
      networks: talent.networks.map(({ measuredDaysAgo, ...network }) => ({
        ...network,
        measuredAt: `${daysAgo(measuredDaysAgo)}T12:00:00.000Z`,
      })),
      cover: talent.cover === null ? null : await store.file(talent.cover),
      book: await storeFiles(store, talent.book),
      compo: await storeFiles(store, talent.compo),
      digitals,
      videos,
      credits: talent.credits,
      _status: "draft",
    },
  });
  store.note("talents", id);
  await insertConsent(store, { talentId: id, key: talent.key });
  await store.payload.update({ ...store.write, collection: "talents", id, data: { _status: "published" } });
};

/** Categories, talents and the consents of the children among them. */
export const insertTalents = async (store: DemoStore): Promise<void> => {
  const categories = await insertCategories(store);
  for (const talent of talents) await insertTalent(store, talent, categories);
};

/** The team, in its order. */
export const insertStaff = async ({ payload, note, write, file }: DemoStore): Promise<void> => {
  for (const { name, role, cover, instagram, email, phone } of staff) {
    const { id } = await payload.create({
      ...write,
      collection: "staff",
      locale: "pt",
      data: { name, role: role.pt, cover: await file(cover), instagram, email, phone, _status: "published" },
    });
    note("staff", id);
    await payload.update({ ...write, collection: "staff", id, locale: "en", data: { role: role.en, _status: "published" } });
  }
};
