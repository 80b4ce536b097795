import { APOSTROPHES } from "./clean-text";

/** Lower case without accents, invisible characters and repeated spaces, for comparison only: "  João  D’Ávila" → "joao d'avila". */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
