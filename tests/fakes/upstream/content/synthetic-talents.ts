import type { WireRecord } from "./records";

const FIRST = [
  "Alba",
  "Breno",
  "Cora",
  "Dante",
  "Elba",
  "Fausto",
  "Gaia",
  "Heitor",
  "Inês",
  "Jonas",
  "Kira",
  "Lino",
  "Maya",
  "Nilo",
  "Odete",
  "Pio",
];
const LAST = ["Amostra", "Bancada", "Cenário", "Ensaio", "Fictícia", "Hipótese", "Modelo", "Paralelo", "Suposto", "Teste"];
const CATEGORIES = ["kids", "teens", "ator", "talents", "Digital Influencer"];
const HAIR = ["Black", "Dark Brown", "Light Brown", "Blonde", "Red", "Grey"];
const EYES = ["Brown", "Blue", "Green", "Honey", "Black"];

/** Generated talents for benchmarks, the same on every machine; ages fit the categories in the reference year. */
export const syntheticTalents = (count: number, referenceYear = 2025): WireRecord[] =>
  Array.from({ length: count }, (_, index) => syntheticTalent(index + 1, referenceYear));

const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!;

const syntheticTalent = (number: number, referenceYear: number): WireRecord => {
  const id = 100_000 + number;
  const category = number % CATEGORIES.length;
  const age = [7, 14, 26, 22, 19][category]! + (number % 3);
  const height = 110 + ((number * 7) % 85);
  const totalInches = Math.round(height / 2.54);
  return {
    id,
    name: `${pick(FIRST, number)} ${pick(LAST, Math.floor(number / 16))} ${number}`,
    cover: `talents/${id}/cover-900x1200.jpg`,
    gender: number % 2 === 0 ? "man" : "woman",
    birthdate: `${referenceYear - age}-${pad((number % 12) + 1)}-${pad((number % 28) + 1)}`,
    categories: [{ id: category + 1, category: pick(CATEGORIES, category) }],
    hair: pick(HAIR, number),
    hair_kind: pick(["Straight", "Wavy", "Curly"], number),
    eyes: pick(EYES, number),
    height: `${height}/${Math.floor(totalInches / 12)}.${totalInches % 12}`,
    shoes: String(30 + (number % 14)),
    jeans: category < 2 ? `${6 + (number % 10)}x30` : String(34 + (number % 14)),
    skills: [{ skill: "Inglês" }, { skill: pick(["Dança", "Canto", "Teatro", "Natação"], number) }],
    instagram: number % 4 === 0 ? `teste.${number}` : null,
    book: Array.from({ length: 4 }, (_, page) => ({
      id: id * 10 + page,
      file: `talents/${id}/book-${page + 1}-1200x1600.jpg`,
      width: 1200,
      height: 1600,
    })),
    compo: [],
    video: [],
  };
};

const pad = (value: number): string => String(value).padStart(2, "0");
