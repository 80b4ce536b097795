import type { Gender } from "./category";

/** Systems that a Brazilian size can be told in. */
export const SIZE_SYSTEMS = ["EU", "US", "UK"] as const;

export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

export interface ForeignSize {
  /** As labels carry it, with a decimal point: `5.5`, `5–6`, `13C`. */
  label: string;
  /** The systems measure differently, and this size only comes nearest. */
  isNear: boolean;
}

type Row = readonly [br: number, eu: number, us: string, uk: string];

/** Children's clothes are sized by age here and in the UK, by height in Europe; statures of ABNT NBR 15800 (docs/sizes.md). */
const CHILDRENS_JEANS: readonly Row[] = [
  [1, 80, "12–18M", "12–18M"],
  [2, 86, "2T", "18–24M"],
  [3, 98, "3T", "2–3"],
  [4, 104, "4T", "3–4"],
  [6, 116, "6", "5–6"],
  [8, 128, "8", "7–8"],
  [10, 140, "10", "9–10"],
  [12, 152, "12", "11–12"],
  [14, 158, "14", "13–14"],
  [16, 164, "16", "15–16"],
];

/** Statures that Brazil's and Europe's standard share; all others lie some centimetres apart. */
const SHARED_STATURES: readonly number[] = [98, 128];

const WOMENS_FROM = 34;
const MENS_FROM = 36;
const JEANS_TO = 56;

/** Smaller shoes are children's, whose American and British numbers count anew. */
const ADULT_SHOES_FROM = 34;
const SHOES_FROM = 14;
const SHOES_TO = 50;

/** The tables of sizes. */
export type SizeTable = "jeans" | "shoes";

interface Asked {
  gender: Gender;
  system: SizeSystem;
}

/** Brazilian jeans in another system; null for a size that the tables do not know. */
export const foreignJeans = (br: number, { gender, system }: Asked): ForeignSize | null => {
  const child = CHILDRENS_JEANS.find(([size]) => size === br);
  if (child !== undefined) return childsJeans(child, system);
  const from = gender === "female" ? WOMENS_FROM : MENS_FROM;
  if (br < from || br > JEANS_TO || br % 2 !== 0) return null;
  const label = gender === "female" ? womensJeans(br, system) : mensJeans(br, system);
  return { label: String(label), isNear: true };
};

const childsJeans = ([, eu, us, uk]: Row, system: SizeSystem): ForeignSize => {
  if (system === "EU") return { label: String(eu), isNear: !SHARED_STATURES.includes(eu) };
  return { label: system === "US" ? us : uk, isNear: true };
};

const womensJeans = (br: number, system: SizeSystem): number => ({ EU: br - 2, US: br - 34, UK: br - 30 })[system];

/** America and Britain name the waist in inches. */
const mensJeans = (br: number, system: SizeSystem): number => (system === "EU" ? br + 8 : br - 8);

/** Brazilian shoes in another system; European ones count the same Paris points from two sizes further on, so they match. */
export const foreignShoes = (br: number, { gender, system }: Asked): ForeignSize | null => {
  if (br < SHOES_FROM || br > SHOES_TO) return null;
  const eu = br + 2;
  if (system === "EU") return { label: String(eu), isNear: false };
  if (br < ADULT_SHOES_FROM) return { label: childsShoes(eu, system), isNear: true };
  const uk = nearestHalf(barleycorns(eu) - ADULT_BARLEYCORNS);
  return { label: String(system === "UK" ? uk : uk + (gender === "female" ? 2 : 1)), isNear: true };
};

const TABLES = { jeans: foreignJeans, shoes: foreignShoes } as const;

/** A Brazilian size of a table in another system; null for a size that the table does not know. */
export const foreignSize = (table: SizeTable, br: number, asked: Asked): ForeignSize | null => TABLES[table](br, asked);

/** A Paris point is 2/3 cm, a barleycorn 1/3 inch. */
const barleycorns = (parisPoints: number): number => (parisPoints * 2) / 2.54;

const ADULT_BARLEYCORNS = 25;
const CHILDS_BARLEYCORNS = 12;

/** After 13½ the count starts again from ½; America marks the two rounds with C and Y. */
const childsShoes = (eu: number, system: SizeSystem): string => {
  const length = barleycorns(eu);
  const first = nearestHalf(length - CHILDS_BARLEYCORNS);
  const step = system === "US" ? 1 : 0;
  const isSecondRound = first + step > 13.5;
  const size = (isSecondRound ? nearestHalf(length - ADULT_BARLEYCORNS) : first) + step;
  if (system === "UK") return String(size);
  return `${size}${isSecondRound ? "Y" : "C"}`;
};

const nearestHalf = (size: number): number => Math.round(size * 2) / 2;
