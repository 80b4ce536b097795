/** Lower case, without accents, single spaces: "  João  DA Silva" → "joao da silva". For comparing, never for showing. */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
