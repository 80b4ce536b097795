import type { Bilingual, DemoGalleryItem } from "./types";

const TITLES: Bilingual[] = [
  { pt: "Antes da turma chegar", en: "Before the class arrives" },
  { pt: "Exercício de espelho", en: "The mirror exercise" },
  { pt: "O camarim", en: "The dressing room" },
  { pt: "Turma kids, segundo encontro", en: "Kids class, second meeting" },
  { pt: "Figurinos da oficina", en: "The workshop's costumes" },
  { pt: "Leitura em dupla", en: "Reading in pairs" },
  { pt: "Primeira cena", en: "First scene" },
  { pt: "Depois do exercício", en: "After the exercise" },
  { pt: "Aula de voz", en: "Voice class" },
  { pt: "Turma teens, último dia", en: "Teens class, last day" },
];

export const gallery: DemoGalleryItem[] = TITLES.map((title, index) => {
  const key = String(index + 1).padStart(2, "0");
  return { key, cover: `gallery/${key}.webp`, title };
});
