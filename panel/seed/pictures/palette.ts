import type { CategoryName } from "../content/types";

export const INK = "#1a1512";
export const PAPER = "#f4f0e9";

/** Colours of backdrops in one section, from light to dark; each set includes a neutral colour. */
export type Papers = {
  pale: readonly [string, ...string[]];
  mid: readonly [string, ...string[]];
  deep: readonly [string, ...string[]];
  accent: string;
};

const KIDS: Papers = {
  pale: ["#efe7dc", "#f1dccb", "#e6ddd0", "#dfe2dd"],
  mid: ["#e2b89d", "#d9a088", "#d8c6ae", "#c9b8a6"],
  deep: ["#c9714f", "#a9563a", "#7d4a3a"],
  accent: "#d9683f",
};
const TEENS: Papers = {
  pale: ["#e3e5e8", "#ebe6dd", "#d6dde8", "#dcd8d0"],
  mid: ["#a9b8d2", "#8ea3c8", "#bdbab4", "#c5ccd4"],
  deep: ["#3d5fa8", "#2a437c", "#3b4250"],
  accent: "#2f55c0",
};
const ACTORS: Papers = {
  pale: ["#e4e5dc", "#ebe5d9", "#d7ddd2", "#e0dacd"],
  mid: ["#a8b7a3", "#8fa391", "#c4bba6", "#b9b3a2"],
  deep: ["#3f6a58", "#254a3d", "#4b4a3c"],
  accent: "#1f6f55",
};
const ADULTS: Papers = {
  pale: ["#e9e2e4", "#ece5da", "#ddd3d8", "#e3ddd3"],
  mid: ["#c3aebf", "#ab93ac", "#c7b7ac", "#bfb3b2"],
  deep: ["#6f4a78", "#432a4b", "#4a3d42"],
  accent: "#7b3f92",
};
const CREATORS: Papers = {
  pale: ["#f0e0e2", "#ede5dc", "#e8d3d8", "#e2dcd6"],
  mid: ["#dca7b5", "#cf8fa2", "#cbb7b0", "#d3c3bd"],
  deep: ["#b04a74", "#7a2549", "#5a3a44"],
  accent: "#c0386f",
};

export const HOUSE: Papers = {
  pale: ["#ece7de", "#e2dcd1", "#e6e3df", "#d9d3c8"],
  mid: ["#c8bfb1", "#b5a999", "#a9a49c", "#c2a58f"],
  deep: ["#6e655c", "#3a3532", "#2b2a2d"],
  accent: "#a65a3c",
};

const SECTIONS: Record<CategoryName, Papers> = {
  kids: KIDS,
  teens: TEENS,
  ator: ACTORS,
  talents: ADULTS,
  "Digital Influencer": CREATORS,
  "TF - Campanha Verão": HOUSE,
};

/** The colours of a section, by the main category. */
export const papersOf = (category: CategoryName | undefined): Papers => (category === undefined ? HOUSE : SECTIONS[category]);

/** Skin colours from light to dark as [fill, line]; the second is used for the nose. */
export const SKINS = [
  ["f2d3bd", "b07a5f"],
  ["ecc6a8", "a66f50"],
  ["e3b48f", "98613f"],
  ["d6a078", "875232"],
  ["c48a60", "744326"],
  ["ad7149", "5f331b"],
  ["935b38", "4c2715"],
  ["77462b", "381b0e"],
  ["5d3623", "28120a"],
] as const;

export const HAIR: Record<string, string> = {
  Black: "1b1716",
  Dark: "241c19",
  "Dark Brown": "3a261c",
  "Dark Chestnut": "43291d",
  Brown: "4f3424",
  "Medium Brown": "5d3f2b",
  Chestnut: "6b4228",
  "Light Brown": "80593a",
  "Light Chestnut": "8a5330",
  Auburn: "6e2c1d",
  Red: "8f3220",
  "Red Brown": "6b3323",
  "Natural Red": "b0592c",
  "Strawberry Blonde": "c98d5c",
  "Dark Blonde": "a5834f",
  Blonde: "c9a566",
  "Golden Blonde": "d3a751",
  "Light Blonde": "dcc38d",
  "Platinum Blonde": "d8caa6",
  Grey: "8f8b87",
  "Salt and Pepper": "6b6765",
  White: "d9d5ce",
  Hazel: "7a5a36",
};

/** Darkened, because the style uses one colour for iris and lashes. */
export const EYES: Record<string, string> = {
  Black: "15100d",
  "Dark Brown": "24160e",
  Brown: "2f1c11",
  "Light Brown": "4a2f1a",
  Hazel: "4a3a1c",
  Honey: "4a3010",
  Amber: "573a0e",
  Green: "23452f",
  "Light Green": "35583a",
  "Green Brown": "3c4422",
  Blue: "1e3f66",
  "Light Blue": "2f5a80",
  "Blue Grey": "3a4c5c",
  Grey: "44484b",
};

type Cloth = readonly [string, string];

/** Garments as [colour, line or second colour]. */
export const CLOTHS: readonly [Cloth, ...Cloth[]] = [
  ["#f3efe7", INK],
  ["#e4dccd", INK],
  ["#c9bca7", INK],
  ["#b5644a", INK],
  ["#8d4632", "#1a1512"],
  ["#7d8a74", INK],
  ["#3f5a4b", "#12100e"],
  ["#34456b", "#0f1220"],
  ["#8fa3bf", INK],
  ["#5b4257", "#17101a"],
  ["#d8a89a", INK],
  ["#c99a4b", INK],
  ["#2a2827", "#f3efe7"],
  ["#9a948c", INK],
];
