import type { DemoInstagramPost } from "./types";

const CAPTIONS: [caption: string, day: string][] = [
  ["Segunda de book novo no Estúdio 1.", "2025-10-20"],
  ["Prova de roupa: cinco peças, uma escolha.", "2025-10-28"],
  ["Retrato da semana, em preto e branco.", "2025-11-05"],
  ["Teens em duas cores.", "2025-11-14"],
  ["Ação!", "2025-11-24"],
  ["Intervalo de gravação, luz emprestada.", "2025-12-03"],
  ["Magenta é a cor do mês.", "2025-12-15"],
  ["Estúdio vazio. Até janeiro!", "2025-12-22"],
];

/** Oldest first. */
export const instagram: DemoInstagramPost[] = CAPTIONS.map(([caption, day], index) => {
  const key = String(index + 1).padStart(2, "0");
  return {
    key,
    permalink: "https://www.instagram.com/casajuriti.demo/",
    picture: `instagram/${key}.webp`,
    caption,
    timestamp: `${day}T14:00:00Z`,
  };
});
