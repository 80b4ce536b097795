import { staff } from "./content/staff";
import { talents } from "./content/talents";
import type { CategoryName, DemoTalent } from "./content/types";
import type { Talent } from "../src/payload-types";
import { EYE_COLOURS, HAIR_COLOURS, HAIR_KINDS } from "../src/fields/appearance";
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

const files = async ({ file }: DemoStore, refs: string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const ref of refs) ids.push(await file(ref));
  return ids;
};

// The demo's types know these as plain texts; the store takes only what an editor could have chosen.
const chosen = <Value extends string>(choices: { value: Value }[], text: string | null): Value | null => {
  const choice = choices.find(({ value }) => value === text);
  if (text !== null && choice === undefined) throw new Error(`"${text}" is not among the choices of the store`);
  return choice?.value ?? null;
};

const insertTalent = async (store: DemoStore, talent: DemoTalent, categories: Map<string, number>): Promise<void> => {
  const videos: NonNullable<Talent["videos"]> = [];
  for (const { provider, file, width, height } of talent.videos) {
    videos.push({ provider, upload: await store.file(file), width, height });
  }
  await store.payload.create({
    ...store.write,
    collection: "talents",
    data: {
      name: talent.name,
      gender: talent.gender,
      birthdate: talent.birthdate,
      categories: talent.categories.flatMap((category) => categories.get(category) ?? []),
      hair: chosen(HAIR_COLOURS, talent.hair),
      hairKind: chosen(HAIR_KINDS, talent.hairKind),
      eyes: chosen(EYE_COLOURS, talent.eyes),
      height: talent.height,
      shoes: talent.shoes,
      jeans: talent.jeans,
      skills: talent.skills.join("\n"),
      instagram: talent.instagram,
      cover: talent.cover === null ? null : await store.file(talent.cover),
      book: await files(store, talent.book),
      compo: await files(store, talent.compo),
      videos,
      _status: "published",
    },
  });
};

/** Categories and the roster. */
export const insertTalents = async (store: DemoStore): Promise<void> => {
  const categories = await insertCategories(store);
  for (const talent of talents) await insertTalent(store, talent, categories);
};

/** The team, in its order. */
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
