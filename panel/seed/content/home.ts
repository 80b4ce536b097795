import type { DemoDoors } from "./types";

/** Only some categories have a picture on the home page; the others show the face of an adult. */
export const doors: DemoDoors = {
  kids: {
    file: "home/kids.webp",
    alt: { pt: "Uma menina ruiva diante de um círculo cor de pêssego", en: "A red-haired girl before a peach circle" },
  },
  teens: { file: "home/teens.webp", alt: { pt: "Um adolescente diante de dois papéis", en: "A teenage boy before two papers" } },
};
