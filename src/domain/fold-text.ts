/** Lower case without accents and repeated spaces, for comparison only: "  João  DA Silva" → "joao da silva". */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
