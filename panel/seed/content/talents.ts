import { measure } from "./measurements";
import { inventName } from "./names";
import { drawHair, drawSkills, EYES } from "./traits";
import { randomFrom, type Random } from "./random";
import type { CategoryName, DemoTalent, DemoVideo } from "./types";

type Place = { casting: Casting; index: number; key: string };

type Casting = { category: CategoryName; gender: DemoTalent["gender"]; count: number; ages: readonly [number, number] };

const CASTINGS: readonly Casting[] = [
  { category: "kids", gender: "woman", count: 25, ages: [1, 11] },
  { category: "kids", gender: "man", count: 23, ages: [1, 11] },
  { category: "teens", gender: "woman", count: 13, ages: [12, 17] },
  { category: "teens", gender: "man", count: 11, ages: [12, 17] },
  { category: "talents", gender: "woman", count: 15, ages: [18, 58] },
  { category: "talents", gender: "man", count: 13, ages: [18, 60] },
  { category: "ator", gender: "woman", count: 7, ages: [19, 60] },
  { category: "ator", gender: "man", count: 6, ages: [20, 57] },
  { category: "Digital Influencer", gender: "woman", count: 4, ages: [16, 33] },
  { category: "Digital Influencer", gender: "man", count: 3, ages: [17, 36] },
];

const AGES_COUNTED_ON = "2026-01-15";
const HIDDEN_CATEGORY = "TF - Campanha Verão";
const MISSING = 0.15;
/** The odd records that a real roster has too, by key. */
const WITHOUT_COVER = ["037", "098"];
const IN_HIDDEN_CATEGORY = ["012", "031"];
const WITH_VIDEOS_ONLY = ["076"];
const WITH_COMPOSITE_ONLY = ["105"];

const birthdate = (random: Random, age: number): string => {
  const date = new Date(`${AGES_COUNTED_ON}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  date.setUTCDate(date.getUTCDate() - random.int(0, age === 60 ? 20 : 364));
  return date.toISOString().slice(0, 10);
};

const furtherCategories = (main: CategoryName, age: number, index: number): CategoryName[] => {
  if (main === "kids") return age > 5 && index % 6 === 0 ? ["ator"] : [];
  if (main === "teens")
    return [...(index % 3 === 0 ? (["ator"] as const) : []), ...(index % 4 === 1 ? (["Digital Influencer"] as const) : [])];
  if (main === "talents")
    return [...(index % 2 === 0 ? (["ator"] as const) : []), ...(index % 5 === 1 ? (["Digital Influencer"] as const) : [])];
  return age < 18 ? ["teens"] : ["talents"];
};

/** The ends of the range come first, so that the set really spans it. */
const ageOf = (random: Random, [youngest, oldest]: Casting["ages"], index: number): number =>
  index === 0 ? youngest : index === 1 ? oldest : random.int(youngest, oldest);

const instagramOf = (random: Random, key: string, age: number): string | null => {
  if (age < 14 || random.chance(0.3)) return null;
  return random.chance(0.5) ? `casajuriti.demo.${key}` : `https://www.instagram.com/casajuriti.demo.${key}/`;
};

const galleries = (random: Random, key: string): Pick<DemoTalent, "book" | "compo" | "videos"> => {
  const number = Number(key);
  const pictures = random.chance(0.25) ? random.int(6, 9) : random.int(3, 5);
  const book = Array.from({ length: pictures }, (_, index) => `talents/${key}/book-${index + 1}.jpg`);
  const video: DemoVideo = { provider: "file", file: "videos/videobook.mp4", width: 16, height: 9 };
  const onlyVideos = WITH_VIDEOS_ONLY.includes(key);
  const onlyComposite = WITH_COMPOSITE_ONLY.includes(key);
  return {
    book: onlyVideos || onlyComposite ? [] : book,
    compo: onlyComposite || (number % 3 === 0 && !onlyVideos) ? [`talents/${key}/compo.jpg`] : [],
    videos: onlyVideos || number % 7 === 3 ? [video] : [],
  };
};

const toTalent = ({ casting, index, key }: Place, taken: Set<string>): DemoTalent => {
  const random = randomFrom(`talent ${key}`);
  const unlessMissing = <T>(value: T): T | null => (random.chance(MISSING) ? null : value);
  const age = ageOf(random, casting.ages, index);
  const hair = drawHair(random, age);
  const measured = measure(random, age, casting.gender);
  const hidden: CategoryName[] = IN_HIDDEN_CATEGORY.includes(key) ? [HIDDEN_CATEGORY] : [];
  return {
    key,
    name: inventName(random, casting.gender, taken),
    gender: casting.gender,
    birthdate: birthdate(random, age),
    categories: [casting.category, ...furtherCategories(casting.category, age, index), ...hidden],
    cover: WITHOUT_COVER.includes(key) ? null : `talents/${key}/cover.jpg`,
    hair: unlessMissing(hair.color),
    hairKind: unlessMissing(hair.kind),
    eyes: unlessMissing(random.pick(EYES)),
    height: unlessMissing(measured.height),
    shoes: unlessMissing(measured.shoes),
    jeans: unlessMissing(measured.jeans),
    skills: unlessMissing(drawSkills(random, age)) ?? [],
    instagram: instagramOf(random, key, age),
    ...galleries(random, key),
  };
};

const inventTalents = (): DemoTalent[] => {
  const taken = new Set<string>();
  const parts = CASTINGS.flatMap((casting) => Array.from({ length: casting.count }, (_, index) => ({ casting, index })));
  return parts.map((part, position) => toTalent({ ...part, key: String(position + 1).padStart(3, "0") }, taken));
};

/** The roster of the demo: 120 invented people over all categories, aged 1 to 60. */
export const talents: DemoTalent[] = inventTalents();

/** Whole years on the day from which the demo's birthdates were counted back. */
export const ageOnReferenceDay = (talent: Pick<DemoTalent, "birthdate">): number => {
  const had = talent.birthdate.slice(5) <= AGES_COUNTED_ON.slice(5);
  return Number(AGES_COUNTED_ON.slice(0, 4)) - Number(talent.birthdate.slice(0, 4)) - (had ? 0 : 1);
};
