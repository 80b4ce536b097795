import { createMeasurements } from "./measurements";
import { inventName } from "./names";
import { pickHair, pickSkills, EYES } from "./traits";
import { randomFrom, type Random } from "./random";
import { createCredits, createDigitals } from "./works";
import type { CategoryName, DemoNetwork, DemoTalent, DemoVideo } from "./types";

type Position = { group: TalentGroup; index: number; key: string };

type TalentGroup = { category: CategoryName; gender: DemoTalent["gender"]; count: number; ages: readonly [number, number] };

const TALENT_GROUPS: readonly TalentGroup[] = [
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

const REFERENCE_DAY = "2026-01-15";
const HIDDEN_CATEGORY = "TF - Campanha Verão";
const MISSING_SHARE = 0.15;
/** Keys of records with gaps, which real agencies also have. */
const WITHOUT_COVER = ["037", "098"];
const IN_HIDDEN_CATEGORY = ["012", "031"];
const WITH_VIDEOS_ONLY = ["076"];
const WITH_COMP_CARD_ONLY = ["105"];

const birthdate = (random: Random, age: number): string => {
  const date = new Date(`${REFERENCE_DAY}T00:00:00Z`);
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

/** The first two talents of a group have its lowest and highest age. */
const pickAge = (random: Random, [youngest, oldest]: TalentGroup["ages"], index: number): number =>
  index === 0 ? youngest : index === 1 ? oldest : random.int(youngest, oldest);

const pickInstagram = (random: Random, key: string, age: number): string | null => {
  if (age < 14 || random.chance(0.3)) return null;
  return random.chance(0.5) ? `casajuriti.demo.${key}` : `https://www.instagram.com/casajuriti.demo.${key}/`;
};

const NETWORKS = ["instagram", "tiktok", "youtube"] as const;
/** One profile's numbers are older than the site shows. */
const OLD_NUMBERS = { key: "117", daysAgo: 400 };

/** Only for adults whose main category is Digital Influencer. Uses its own random sequence. */
const createNetworks = (key: string, { category }: TalentGroup, age: number): DemoNetwork[] => {
  if (category !== "Digital Influencer" || age < 18) return [];
  const random = randomFrom(`networks ${key}`);
  return NETWORKS.slice(0, random.int(1, 3)).map((network, index) => ({
    network,
    handle: `casajuriti.demo.${key}`,
    followers: random.int(40, 9_000) * 100,
    engagement: random.int(8, 90) / 10,
    measuredDaysAgo: key === OLD_NUMBERS.key && index === 0 ? OLD_NUMBERS.daysAgo : random.int(3, 40),
  }));
};

const createGalleries = (random: Random, key: string): Pick<DemoTalent, "book" | "compo" | "videos"> => {
  const number = Number(key);
  const pictures = random.pick([3, 3, 3, 3, 3, 3, 4, 4, 5, 8]);
  const book = Array.from({ length: pictures }, (_, index) => `talents/${key}/book-${index + 1}.webp`);
  const video: DemoVideo = { provider: "file", file: "videos/videobook.mp4", width: 16, height: 9 };
  // The site shows the showreel first, at any position in the list.
  const videos = number > 100 ? [video, { ...video, showreel: true as const }] : [video];
  const hasOnlyVideos = WITH_VIDEOS_ONLY.includes(key);
  const hasOnlyCompCard = WITH_COMP_CARD_ONLY.includes(key);
  return {
    book: hasOnlyVideos || hasOnlyCompCard ? [] : book,
    compo: hasOnlyCompCard || (number % 3 === 0 && !hasOnlyVideos) ? [`talents/${key}/compo.webp`] : [],
    videos: hasOnlyVideos || number % 7 === 3 ? videos : [],
  };
};

const CITIES = ["São Paulo", "São Paulo", "Santos", "Campinas", "Rio de Janeiro", "Niterói", "Curitiba", "Belo Horizonte"] as const;
const LANGUAGES = ["Inglês", "Inglês", "Espanhol", "Francês", "Italiano", "Libras"] as const;
const DAYS_OF_A_YEAR = 365;

/** Uses its own random sequence, so that the other values stay the same. */
const findableBy = (key: string, age: number): Pick<DemoTalent, "city" | "languages" | "travels" | "publishedOn"> => {
  const random = randomFrom(`place ${key}`);
  const published = new Date(`${REFERENCE_DAY}T00:00:00Z`);
  published.setUTCDate(published.getUTCDate() - random.int(0, DAYS_OF_A_YEAR));
  const spoken = age > 5 && random.chance(0.4) ? [random.pick(LANGUAGES), random.pick(LANGUAGES)] : [];
  return {
    city: random.chance(0.15) ? null : random.pick(CITIES),
    languages: [...new Set(spoken)],
    travels: random.chance(0.3),
    publishedOn: published.toISOString().slice(0, 10),
  };
};

const toTalent = ({ group, index, key }: Position, taken: Set<string>): DemoTalent => {
  const random = randomFrom(`talent ${key}`);
  const unlessMissing = <T>(value: T): T | null => (random.chance(MISSING_SHARE) ? null : value);
  const age = pickAge(random, group.ages, index);
  const hair = pickHair(random, age);
  const measured = createMeasurements(random, age, group.gender);
  const hidden: CategoryName[] = IN_HIDDEN_CATEGORY.includes(key) ? [HIDDEN_CATEGORY] : [];
  const categories = [group.category, ...furtherCategories(group.category, age, index), ...hidden];
  return {
    key,
    name: inventName(random, group.gender, taken),
    gender: group.gender,
    birthdate: birthdate(random, age),
    categories,
    cover: WITHOUT_COVER.includes(key) ? null : `talents/${key}/cover.webp`,
    hair: unlessMissing(hair.color),
    hairKind: unlessMissing(hair.kind),
    eyes: unlessMissing(random.pick(EYES)),
    height: unlessMissing(measured.height),
    shoes: unlessMissing(measured.shoes),
    jeans: unlessMissing(measured.jeans),
    skills: unlessMissing(pickSkills(random, age)) ?? [],
    instagram: pickInstagram(random, key, age),
    networks: createNetworks(key, group, age),
    ...findableBy(key, age),
    ...createGalleries(random, key),
    digitals: createDigitals(key),
    credits: createCredits(key, { categories }, age),
  };
};

const inventTalents = (): DemoTalent[] => {
  const taken = new Set<string>();
  const parts = TALENT_GROUPS.flatMap((group) => Array.from({ length: group.count }, (_, index) => ({ group, index })));
  return parts.map((part, position) => toTalent({ ...part, key: String(position + 1).padStart(3, "0") }, taken));
};

/** 120 invented talents in all categories, aged 1 to 60. */
export const talents: DemoTalent[] = inventTalents();

/** In years, on the reference day of the demo's birthdates. */
export const ageOnReferenceDay = (talent: Pick<DemoTalent, "birthdate">): number => {
  const hadBirthday = talent.birthdate.slice(5) <= REFERENCE_DAY.slice(5);
  return Number(REFERENCE_DAY.slice(0, 4)) - Number(talent.birthdate.slice(0, 4)) - (hadBirthday ? 0 : 1);
};
