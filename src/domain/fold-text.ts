import { APOSTROPHES } from "./clean-text";

/** For comparison only. Removes accents, invisible characters and repeated spaces: "  João  D’Ávila" → "joao d'avila". */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
