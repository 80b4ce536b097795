import type { Random } from "./random";

type Gender = "man" | "woman";

const CHILD_HEIGHTS = [70, 76, 87, 95, 102, 109, 115, 121, 127, 132, 138, 144, 150, 157, 162, 166, 169, 171] as const;
const CHILD_SHOES = [18, 20, 23, 25, 27, 28, 29, 30, 31, 33, 34, 35, 36, 37, 38, 38, 39, 39] as const;
const INCH_CM = 2.54;

const heightCm = (random: Random, age: number, gender: Gender): number => {
  const child = CHILD_HEIGHTS[age];
  if (child === undefined) return Math.round((gender === "man" ? 181 : 174) + random.between(-9, 8));
  const grown = age < 14 ? 0 : gender === "man" ? 5 : -3;
  return Math.round((child + grown) * random.between(0.97, 1.04));
};

/** Formats as "cm/feet.inches", for example 128 cm as "128/4.2". */
const toHeight = (cm: number): string => {
  const inches = Math.round(cm / INCH_CM);
  return `${cm}/${Math.floor(inches / 12)}.${inches % 12}`;
};

const shoes = (random: Random, age: number, gender: Gender): string => {
  const child = CHILD_SHOES[age];
  const size =
    age < 15 && child !== undefined ? child + random.int(-1, 1) : random.int(gender === "man" ? 39 : 35, gender === "man" ? 44 : 40);
  return String(random.chance(0.15) ? size + 0.5 : size);
};

/** Children's sizes have two numbers ("8x34"), and the site shows the first; adults' sizes have one. */
const jeans = (random: Random, age: number, gender: Gender): string => {
  if (age > 15) return String(2 * random.int(gender === "man" ? 19 : 17, gender === "man" ? 23 : 21));
  const size = age < 3 ? age : Math.min(16, 2 * Math.round((age + random.int(0, 1)) / 2));
  return `${size}x${size + 26}`;
};

/** Plausible for the age in years; in the wire's formats. */
export const createMeasurements = (random: Random, age: number, gender: Gender) => ({
  height: toHeight(heightCm(random, age, gender)),
  shoes: shoes(random, age, gender),
  jeans: jeans(random, age, gender),
});
