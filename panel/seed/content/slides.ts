import type { DemoSlide } from "./types";

/** The first one is a video on wide screens and a picture on phones. */
export const slides: DemoSlide[] = [
  {
    key: "1",
    desktop: "videos/slide.mp4",
    mobile: "slides/01-mobile.webp",
    link: "/talents",
    alt: {
      pt: "Três modelos em preto e branco, a luz caminha ao redor",
      en: "Three models in black and white, the light walks around them",
    },
  },
  {
    key: "2",
    desktop: "slides/02-desktop.webp",
    mobile: "slides/02-mobile.webp",
    link: "/kids",
    alt: { pt: "Crianças diante de um fundo cor de pêssego", en: "Children before a peach backdrop" },
  },
  {
    key: "3",
    desktop: "slides/03-desktop.webp",
    mobile: "slides/03-mobile.webp",
    link: "/teens",
    alt: { pt: "Adolescentes entre dois papéis, azul e branco", en: "Teenagers between two papers, blue and white" },
  },
  {
    key: "4",
    desktop: "slides/04-desktop.webp",
    mobile: "slides/04-mobile.webp",
    link: null,
    alt: { pt: "Retratos sobre fundo ameixa", en: "Portraits on a plum backdrop" },
  },
];
