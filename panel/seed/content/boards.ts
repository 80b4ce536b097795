import { talents } from "./talents";
import type { DemoBoard } from "./types";

const YEAR = 2026;
const HAND_PICKED = 9;

const isOver = (age: number, birthdate: string): boolean => YEAR - Number(birthdate.slice(0, 4)) > age;

/** One hand-picked board of adults, and one by rule. */
export const boards: DemoBoard[] = [
  {
    slug: "depois-dos-40",
    name: { pt: "Depois dos 40", en: "After forty" },
    html: {
      pt: "<p>Rostos com história, para campanhas que falam com gente grande.</p>",
      en: "<p>Faces with a story, for campaigns that speak to grown-ups.</p>",
    },
    cover: null,
    talents: talents
      .filter(
        ({ birthdate, cover, categories }) =>
          isOver(40, birthdate) && cover !== null && !categories.some((name) => name.startsWith("TF -")),
      )
      .slice(0, HAND_PICKED)
      .map(({ name }) => name),
    rule: null,
    isInMenu: false,
  },
  {
    slug: "de-6-a-9-anos",
    name: { pt: "De 6 a 9 anos", en: "Ages 6 to 9" },
    html: {
      pt: "<p>Meninas e meninos em idade escolar. A lista se atualiza sozinha.</p>",
      en: "<p>Girls and boys of school age. The list keeps itself up to date.</p>",
    },
    cover: "slides/02-mobile.webp",
    talents: [],
    rule: "/kids?idade=6-9",
    isInMenu: false,
  },
];
