import { addDays, dayIn } from "../../src/domain/day";
import { consents } from "./content/consents";
import { staff } from "./content/staff";
import { talents } from "./content/talents";
import type { CategoryName, DemoConsent, DemoTalent } from "./content/types";
import type { Talent } from "../src/payload-types";
import { environment } from "../src/environment";
import { mapTraits, type TraitKey } from "../src/talents/fields/traits";
import type { DemoStore } from "./demo-store";

const CATEGORIES: readonly CategoryName[] = ["kids", "teens", "ator", "talents", "Digital Influencer", "TF - Campanha Verão"];

const insertCategories = async ({ payload, write }: DemoStore): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const category of CATEGORIES) {
    const { id } = await payload.create({ ...write, collection: "categories", data: { category } });
    ids.set(category, id);
  }
  return ids;
};

const idsOf = async ({ file }: DemoStore, refs: string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const ref of refs) ids.push(await file(ref));
  return ids;
};

/** The overload asserts that the demo's texts are valid options; publishing rejects others. */
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

/** Without the guardian's consent a child cannot be published. */
const insertConsent = async ({ payload, write }: DemoStore, talent: number, { person, scopes, givenOn }: DemoConsent): Promise<void> => {
  const data = { talent, givenBy: "guardian" as const, person, scopes, givenAt: `${givenOn}T12:00:00.000Z` };
  await payload.create({ ...write, collection: "consents", data });
};

const toProfile = async (store: DemoStore, talent: DemoTalent) => {
  const videos: NonNullable<Talent["videos"]> = [];
  for (const { file, ...video } of talent.videos) videos.push({ ...video, upload: await store.file(file) });
  const digitals: NonNullable<Talent["digitals"]> = [];
  for (const { file, daysAgo: days } of talent.digitals)
    digitals.push({ picture: await store.file(file), date: `${daysAgo(days)}T12:00:00.000Z` });
  return {
    ...toStoredTraits(talent),
    publishedAt: `${talent.publishedOn}T12:00:00.000Z`,
    instagram: talent.instagram,
    networks: talent.networks.map(({ measuredDaysAgo, ...network }) => ({
      ...network,
      measuredAt: `${daysAgo(measuredDaysAgo)}T12:00:00.000Z`,
    })),
    cover: talent.cover === null ? null : await store.file(talent.cover),
    book: await idsOf(store, talent.book),
    compo: await idsOf(store, talent.compo),
    digitals,
    videos,
    credits: talent.credits,
  };
};

const insertTalent = async (store: DemoStore, talent: DemoTalent, categories: Map<string, number>): Promise<void> => {
  const { payload } = store;
  const write = { ...store.write, collection: "talents" } as const;
  const identity = {
    name: talent.name,
    gender: talent.gender,
    birthdate: talent.birthdate,
    categories: talent.categories.flatMap((category) => categories.get(category) ?? []),
  };
  const published = { ...identity, ...(await toProfile(store, talent)), _status: "published" } as const;
  const consent = consents.find(({ talent: key }) => key === talent.key);
  if (consent === undefined) {
    await payload.create({ ...write, data: published });
    return;
  }
  const { id } = await payload.create({ ...write, data: { ...identity, _status: "draft" }, draft: true });
  await insertConsent(store, id, consent);
  await payload.update({ ...write, id, data: published });
};

/** Includes categories, and the consents of the children. */
export const insertTalents = async (store: DemoStore): Promise<void> => {
  const categories = await insertCategories(store);
  for (const talent of talents) await insertTalent(store, talent, categories);
};

/** Keeps the team's order. */
export const insertStaff = async ({ payload, write, file }: DemoStore): Promise<void> => {
  for (const { name, role, cover, instagram, email, phone } of staff) {
    const { id } = await payload.create({
      ...write,
      collection: "staff",
      locale: "pt",
      data: { name, role: role.pt, cover: await file(cover), instagram, email, phone, _status: "published" },
    });
    await payload.update({ ...write, collection: "staff", id, locale: "en", data: { role: role.en, _status: "published" } });
  }
};
