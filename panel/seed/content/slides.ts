import type { DemoSlide } from "./types";

/** The home page's slides; the first one is a video on wide screens and a picture on phones. */
export const slides: DemoSlide[] = [
  {
    key: "1",
    desktop: "videos/slide.mp4",
    mobile: "slides/01-mobile.jpg",
    link: "/talents",
    alt: {
      pt: "Três modelos em preto e branco, a luz caminha ao redor",
      en: "Three models in black and white, the light walks around them",
    },
  },
  {
    key: "2",
    desktop: "slides/02-desktop.jpg",
    mobile: "slides/02-mobile.jpg",
    link: "/kids",
    alt: { pt: "Crianças diante de um fundo cor de pêssego", en: "Children before a peach backdrop" },
  },
  {
    key: "3",
    desktop: "slides/03-desktop.jpg",
    mobile: "slides/03-mobile.jpg",
    link: "/teens",
    alt: { pt: "Adolescentes entre dois papéis, azul e branco", en: "Teenagers between two papers, blue and white" },
  },
  {
    key: "4",
    desktop: "slides/04-desktop.jpg",
    mobile: "slides/04-mobile.jpg",
    link: null,
    alt: { pt: "Retratos sobre fundo ameixa", en: "Portraits on a plum backdrop" },
  },
];
