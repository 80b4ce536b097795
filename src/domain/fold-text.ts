import { cleanName } from "./clean-text";

/** Lower case without accents, invisible characters and repeated spaces, for comparison only: "  João  D’Ávila" → "joao d'avila". */
export const foldText = (text: string): string => cleanName(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
