import type { ColorGroup } from "../domain/casting-filter";
import type { Locale } from "../domain/locale";

/** A colour of the filter panel: its words, and the upstream's values that count as it. */
export interface ColorOption extends ColorGroup, Readonly<Record<Locale, string>> {}

/** The eight hair colours of the filter (specification §3); each of the upstream's values counts as one, but no hair. */
export const HAIR_FILTERS: readonly ColorOption[] = [
  { key: "preto", pt: "Preto", en: "Black", values: ["Black", "Dark"] },
  { key: "castanho-claro", pt: "Castanho Claro", en: "Light Brown", values: ["Light Brown", "Chestnut", "Light Chestnut", "Hazel"] },
  { key: "ruivo-natural", pt: "Ruivo Natural", en: "Natural Red", values: ["Natural Red", "Strawberry Blonde", "Auburn"] },
  { key: "loiro", pt: "Loiro", en: "Blonde", values: ["Blonde", "Light Blonde", "Dark Blonde", "Golden Blonde"] },
  { key: "castanho-escuro", pt: "Castanho Escuro", en: "Dark Brown", values: ["Dark Brown", "Medium Brown", "Brown", "Dark Chestnut"] },
  { key: "loiro-platinado", pt: "Loiro Platinado", en: "Platinum Blonde", values: ["Platinum Blonde"] },
  { key: "vermelho", pt: "Vermelho", en: "Red", values: ["Red", "Red Brown"] },
  { key: "grisalho", pt: "Grisalho", en: "Grey", values: ["Grey", "White", "Salt and Pepper"] },
];

/** The five eye colours of the filter (specification §3); each of the upstream's values counts as one. */
export const EYE_FILTERS: readonly ColorOption[] = [
  { key: "preto", pt: "Preto", en: "Black", values: ["Black"] },
  { key: "azul", pt: "Azul", en: "Blue", values: ["Blue", "Light Blue", "Dark Blue", "Blue Green", "Blue Grey", "Grey"] },
  { key: "castanho", pt: "Castanho", en: "Brown", values: ["Brown", "Light Brown", "Dark Brown"] },
  { key: "verde", pt: "Verde", en: "Green", values: ["Green", "Light Green", "Dark Green", "Green Brown"] },
  { key: "mel", pt: "Mel", en: "Honey", values: ["Honey", "Hazel", "Amber"] },
];
