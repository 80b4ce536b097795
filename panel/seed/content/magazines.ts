import type { DemoMagazine } from "./types";

const pagesOf = (key: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `magazines/${key}/${String(index + 1).padStart(2, "0")}.webp`);

/** Oldest first. */
export const magazines: DemoMagazine[] = [
  {
    key: "1",
    title: { pt: "Juriti nº 1", en: "Juriti no. 1" },
    description: {
      pt: "Outono 2024: o primeiro book, a oficina e uma manhã de janela.",
      en: "Autumn 2024: the first book, the workshop and a morning by the window.",
    },
    cover: "magazines/1/cover.webp",
    pages: pagesOf("1", 12),
    createdAt: "2024-04-22T12:00:00Z",
  },
  {
    key: "2",
    title: { pt: "Juriti nº 2", en: "Juriti no. 2" },
    description: {
      pt: "Primavera 2025: atores, selftapes e as vozes do estúdio.",
      en: "Spring 2025: actors, self-tapes and the voices of the studio.",
    },
    cover: "magazines/2/cover.webp",
    pages: pagesOf("2", 14),
    createdAt: "2025-09-22T12:00:00Z",
  },
  {
    key: "3",
    title: { pt: "Juriti nº 3", en: "Juriti no. 3" },
    description: {
      pt: "Verão 2026: vinte anos de casa, em preto e branco.",
      en: "Summer 2026: twenty years of the house, in black and white.",
    },
    cover: "magazines/3/cover.webp",
    pages: pagesOf("3", 16),
    createdAt: "2026-01-06T12:00:00Z",
  },
];
