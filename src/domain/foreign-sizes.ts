import type { Gender } from "./category";

export const SIZE_SYSTEMS = ["EU", "US", "UK"] as const;

export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

export interface ForeignSize {
  /** As on labels, with a decimal point: `5.5`, `5–6`, `13C`. */
  label: string;
  /** True when the systems differ and this is only the nearest size. */
  isNear: boolean;
}

type Row = readonly [br: number, eu: number, us: string, uk: string];

/** Children's sizes follow age in Brazil, the US and the UK, and height in Europe; statures from ABNT NBR 15800 (docs/sizes.md). */
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

/** Statures in both the Brazilian and the European standard; all others differ by some centimetres. */
const SHARED_STATURES: readonly number[] = [98, 128];

const WOMENS_FROM = 34;
const MENS_FROM = 36;
const JEANS_TO = 56;

/** Smaller sizes are children's; US and UK numbers start again at this size. */
const ADULT_SHOES_FROM = 34;
const SHOES_FROM = 14;
const SHOES_TO = 50;

export type SizeTable = "jeans" | "shoes";

interface SizeTarget {
  gender: Gender;
  system: SizeSystem;
}

/** Null for a size that is not in the tables. */
export const foreignJeans = (br: number, { gender, system }: SizeTarget): ForeignSize | null => {
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

/** US and UK sizes are the waist in inches. */
const mensJeans = (br: number, system: SizeSystem): number => (system === "EU" ? br + 8 : br - 8);

/** Null outside the table. European sizes use the same unit and are two higher, so they match exactly. */
export const foreignShoes = (br: number, { gender, system }: SizeTarget): ForeignSize | null => {
  if (br < SHOES_FROM || br > SHOES_TO) return null;
  const eu = br + 2;
  if (system === "EU") return { label: String(eu), isNear: false };
  if (br < ADULT_SHOES_FROM) return { label: childsShoes(eu, system), isNear: true };
  const uk = nearestHalf(barleycorns(eu) - ADULT_BARLEYCORNS);
  return { label: String(system === "UK" ? uk : uk + (gender === "female" ? 2 : 1)), isNear: true };
};

const TABLES = { jeans: foreignJeans, shoes: foreignShoes } as const;

/** Null for a size that is not in the table. */
export const foreignSize = (table: SizeTable, br: number, target: SizeTarget): ForeignSize | null => TABLES[table](br, target);

/** A Paris point is 2/3 cm, a barleycorn 1/3 inch. */
const barleycorns = (parisPoints: number): number => (parisPoints * 2) / 2.54;

const ADULT_BARLEYCORNS = 25;
const CHILDS_BARLEYCORNS = 12;

/** Numbers start again at ½ after 13½; the US marks the two ranges with C and Y. */
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
