import type { Option } from "./options";

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

const range = (first: number, last: number, step = 1): number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_item, index) => first + index * step);

const toHeight = (cm: number): Option => {
  const inches = Math.round(cm / CM_PER_INCH);
  const [feet, rest] = [Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT];
  const label = `${cm} cm (${feet}'${rest}")`;
  return { value: `${cm}/${feet}.${rest}`, pt: label, en: label };
};

const toGirth = (cm: number): Option => {
  const inches = (cm / CM_PER_INCH).toFixed(1);
  return { value: `${cm}/${inches}`, pt: `${cm} cm (${inches.replace(".", ",")}")`, en: `${cm} cm (${inches}")` };
};

const toSize = (size: number): Option => ({ value: String(size), pt: `${String(size).replace(".", ",")} BR`, en: `${size} BR` });

/** Values as upstream spells them (specification §3). */
export const GENDER_OPTIONS: readonly Option[] = [
  { value: "woman", pt: "Feminino", en: "Female" },
  { value: "man", pt: "Masculino", en: "Male" },
];

/** `170/5.7`: centimetres, feet and inches. */
export const HEIGHT_OPTIONS: readonly Option[] = range(30, 200).map(toHeight);

/** `90/35.4`: centimetres, inches. */
export const BUST_OPTIONS: readonly Option[] = range(65, 200).map(toGirth);
export const WAIST_OPTIONS: readonly Option[] = range(20, 200).map(toGirth);
export const HIPS_OPTIONS: readonly Option[] = range(20, 200).map(toGirth);

/** Brazilian sizes in halves: `38`, `38.5`. */
export const JEANS_OPTIONS: readonly Option[] = range(0, 60, 0.5).map(toSize);
export const SHOES_OPTIONS: readonly Option[] = range(1, 60, 0.5).map(toSize);
