import { syntheticTalents } from "../../tests/fakes/upstream/content/synthetic-talents";
import { MENS_NAMES, SURNAMES, WOMENS_NAMES } from "./brazilian-names";

type Talent = ReturnType<typeof syntheticTalents>[number];
type Weighted = readonly (readonly [name: string, weight: number])[];

/** The same numbers on every machine (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Random = () => number;

const pick = (random: Random, list: Weighted): string => {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  return (list.find(([, weight]) => (rest -= weight) < 0) ?? list[0])?.[0] ?? "";
};

const between = (random: Random, first: number, last: number): number => first + Math.floor(random() * (last - first + 1));

const CATEGORIES: readonly (readonly [name: string, share: number, ages: readonly [number, number]])[] = [
  ["kids", 40, [1, 11]],
  ["teens", 20, [12, 17]],
  ["ator", 12, [18, 60]],
  ["talents", 22, [18, 58]],
  ["Digital Influencer", 6, [16, 36]],
];

/** Of Brazilians of all ages; greying begins at forty. */
const HAIR: Weighted = [
  ["Dark Brown", 24],
  ["Black", 17],
  ["Brown", 16],
  ["Light Brown", 12],
  ["Medium Brown", 6],
  ["Dark Blonde", 5],
  ["Blonde", 5],
  ["Light Blonde", 3],
  ["Dark Chestnut", 3],
  ["Chestnut", 2],
  ["Light Chestnut", 2],
  ["Dark", 1],
  ["Golden Blonde", 1],
  ["Red", 1],
  ["Natural Red", 0.5],
  ["Auburn", 0.5],
  ["Red Brown", 0.5],
  ["Platinum Blonde", 0.3],
  ["Strawberry Blonde", 0.3],
];
const GREYING_HAIR: Weighted = [...HAIR, ["Grey", 12], ["Salt and Pepper", 12], ["White", 5], ["Hairless", 4]];
const DARK_EYES: Weighted = [
  ["Brown", 40],
  ["Dark Brown", 36],
  ["Black", 10],
  ["Light Brown", 9],
  ["Honey", 4],
  ["Green", 2],
  ["Blue", 1],
];
const LIGHT_EYES: Weighted = [
  ["Brown", 26],
  ["Light Brown", 16],
  ["Green", 18],
  ["Blue", 18],
  ["Honey", 12],
  ["Dark Brown", 10],
];
const FAIR_HAIR = /Blonde|Red|Light/;
const DARK_HAIR_KINDS: Weighted = [
  ["Straight", 26],
  ["Wavy", 28],
  ["Curly", 28],
  ["Coily", 17],
  ["Shaved", 1],
];
const FAIR_HAIR_KINDS: Weighted = [
  ["Straight", 46],
  ["Wavy", 36],
  ["Curly", 16],
  ["Coily", 1],
  ["Shaved", 1],
];
const SKILLS: Weighted = [
  ["Inglês", 20],
  ["Dança", 14],
  ["Canto", 10],
  ["Teatro", 14],
  ["Natação", 9],
  ["Futebol", 9],
  ["Violão", 5],
  ["Skate", 4],
  ["Ballet", 6],
  ["Capoeira", 4],
];
const CITIES: Weighted = [
  ["São Paulo", 50],
  ["Rio de Janeiro", 14],
  ["Campinas", 6],
  ["Santos", 5],
  ["Guarulhos", 5],
  ["Osasco", 4],
  ["Curitiba", 4],
  ["Belo Horizonte", 4],
  ["Niterói", 2],
  ["Sorocaba", 2],
  ["Jundiaí", 2],
  ["Florianópolis", 1],
  ["Salvador", 1],
  ["Recife", 1],
];
const LANGUAGES: Weighted = [
  ["Inglês", 20],
  ["Espanhol", 10],
  ["Francês", 3],
  ["Italiano", 2],
  ["Libras", 2],
];
const CREDITS: Weighted = [
  ["advertising", 50],
  ["theatre", 16],
  ["series", 8],
  ["soap", 8],
  ["short_film", 8],
  ["film", 4],
  ["music_video", 4],
  ["dubbing", 2],
];
const NETWORKS: Weighted = [
  ["instagram", 10],
  ["tiktok", 5],
  ["youtube", 2],
];

const several = (random: Random, list: Weighted, count: number): string[] => [
  ...new Set(Array.from({ length: count }, () => pick(random, list))),
];

/** Nearly normal: the sum of three uniform values. */
const around = (random: Random, mean: number, deviation: number): number => mean + (random() + random() + random() - 1.5) * 2 * deviation;

/** Mean heights at each age from 0, in centimetres, after the growth curves of the World Health Organization. */
const GIRLS_HEIGHTS = [64, 74, 86, 95, 103, 109, 115, 121, 127, 133, 139, 145, 151, 156, 159, 161, 162, 163];
const BOYS_HEIGHTS = [66, 76, 88, 96, 103, 110, 116, 122, 127, 133, 138, 143, 149, 156, 163, 169, 173, 175];
const HEIGHT_DEVIATION = 0.04;

const CHILDRENS_SIZES = [1, 2, 3, 4, 6, 8, 10, 12, 14, 16];

const heightOf = (random: Random, age: number, isWoman: boolean): number => {
  const means = isWoman ? GIRLS_HEIGHTS : BOYS_HEIGHTS;
  const mean = means[Math.min(age, means.length - 1)] ?? 170;
  return Math.round(around(random, mean, mean * HEIGHT_DEVIATION));
};

/** Feet grow with the height: about one size for each 4.3 cm of a child and for each 5 cm of an adult. */
const shoesOf = (random: Random, height: number, isWoman: boolean): number => {
  const usual = height < 150 ? 20 + (height - 75) * 0.234 : isWoman ? 35.5 + (height - 158) * 0.2 : 38 + (height - 165) * 0.27;
  return Math.round(around(random, usual, 0.8));
};

const jeansOf = (random: Random, { age, height, isWoman }: { age: number; height: number; isWoman: boolean }): number => {
  if (height >= 152 && age >= 12) return 2 * Math.round(around(random, isWoman ? 19.5 : 21, age < 18 ? 1.1 : 1.9));
  const wanted = around(random, Math.max(1, (height - 80) / 5.6 + 1), 0.8);
  return CHILDRENS_SIZES.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best));
};

/** Number of skills or languages: many talents give none, and few give more than three. */
const fewUpTo = (random: Random, most: number): number => Math.min(most, Math.floor(-Math.log(1 - random()) * (most / 3)));

const DAY_MS = 24 * 3_600_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Talents whose values vary and depend on each other as an agency's do, in place of the regular ones of the tests, which compress too
 * well: heights follow the age, sizes the height, eyes the hair, and some profiles have hardly any value.
 */
export const variedTalents = (count: number, referenceYear = new Date().getUTCFullYear()): Talent[] => {
  const random = createRandom(20_261_123);
  return syntheticTalents(count, referenceYear).map((talent, row) => ({
    ...talent,
    ...variedFacts(random, { row, count, referenceYear }),
  }));
};

const variedFacts = (random: Random, { row, count, referenceYear }: { row: number; count: number; referenceYear: number }) => {
  const name = pick(
    random,
    CATEGORIES.map(([category, share]) => [category, share] as const),
  );
  const position = Math.max(
    0,
    CATEGORIES.findIndex(([category]) => category === name),
  );
  const [youngest, oldest] = CATEGORIES[position]?.[2] ?? [18, 60];
  const age = between(random, youngest, oldest);
  const isWoman = random() < 0.58;
  const chance = (share: number): boolean => random() < share;
  // Most profiles are complete, some lack a few values, and a few have hardly any.
  const completeness = pick(random, [
    ["0.99", 75],
    ["0.7", 17],
    ["0.1", 8],
  ]);
  const isGiven = (): boolean => chance(Number(completeness));
  const height = heightOf(random, age, isWoman);
  const hair = pick(random, age < 40 ? HAIR : GREYING_HAIR);
  const isFair = FAIR_HAIR.test(hair);
  const skills = age < 4 ? [] : several(random, SKILLS, fewUpTo(random, 4));
  const isActor = name === "ator" || chance(0.12);
  const isAdult = age >= 18;
  return {
    name: `${pick(random, isWoman ? WOMENS_NAMES : MENS_NAMES)} ${several(random, SURNAMES, between(random, 0, 1)).join("")} ${pick(random, SURNAMES)}`.replace(
      "  ",
      " ",
    ),
    gender: isWoman ? "woman" : "man",
    birthdate: `${referenceYear - age}-01-01`,
    categories: [{ id: position + 1, category: name }, ...(isActor && name !== "ator" ? [{ id: 3, category: "ator" }] : [])],
    hair: isGiven() ? hair : null,
    hair_kind: isGiven() ? pick(random, isFair ? FAIR_HAIR_KINDS : DARK_HAIR_KINDS) : null,
    eyes: isGiven() ? pick(random, isFair ? LIGHT_EYES : DARK_EYES) : null,
    height: isGiven() ? String(height) : null,
    shoes: isGiven() ? String(shoesOf(random, height, isWoman)) : null,
    jeans: isGiven() ? String(jeansOf(random, { age, height, isWoman })) : null,
    skills: skills.map((skill) => ({ skill })),
    city: isGiven() ? pick(random, CITIES) : null,
    languages:
      age < 6 ? [] : [...new Set([...skills.filter((skill) => skill === "Inglês"), ...several(random, LANGUAGES, fewUpTo(random, 2))])],
    travels: chance(isAdult ? 0.4 : 0.25),
    credit_kinds: isActor && chance(0.5) ? several(random, CREDITS, between(random, 1, 3)) : [],
    digitals_at: isAdult && chance(0.35) ? dayBefore(between(random, 0, 26) * 28) : null,
    networks: age >= 16 && chance(name === "Digital Influencer" ? 1 : 0.4) ? networksOf(random, row, name === "Digital Influencer") : [],
    published_at: new Date(Date.UTC(referenceYear, 0, 1) - (count - row + between(random, -40, 40)) * 6 * 3_600_000).toISOString(),
  };
};

const networksOf = (random: Random, row: number, isInfluencer: boolean) =>
  several(random, NETWORKS, isInfluencer ? 3 : 1).map((network) => ({
    network,
    handle: `teste.${row}`,
    followers: Math.round(10 ** ((isInfluencer ? 3.8 : 2.5) + random() * 2.2)),
    measured_at: dayBefore(between(random, 0, 90)),
  }));
