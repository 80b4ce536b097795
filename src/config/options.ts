import type { ColorGroup } from "../domain/casting-filter";
import type { Locale } from "../domain/locale";

/** An option's value as upstream spells it, with its words in both languages. */
export interface Option extends Readonly<Record<Locale, string>> {
  value: string;
}

const option = (value: string, pt: string): Option => ({ value, pt, en: value });

/** The 24 hair options of the scouting form (decisions, Forms). */
export const HAIR_OPTIONS: readonly Option[] = [
  option("Hazel", "Avelã"),
  option("Hairless", "Careca"),
  option("Chestnut", "Castanho"),
  option("Light Chestnut", "Castanho Acobreado Claro"),
  option("Dark Chestnut", "Castanho Acobreado Escuro"),
  option("Light Brown", "Castanho Claro"),
  option("Medium Brown", "Castanho Médio"),
  option("Dark Brown", "Castanho Escuro"),
  option("Brown", "Marrom"),
  option("Grey", "Grisalho"),
  option("White", "Branco"),
  option("Dark", "Escuro"),
  option("Salt and Pepper", "Sal e Pimenta"),
  option("Blonde", "Loiro"),
  option("Light Blonde", "Loiro Claro"),
  option("Dark Blonde", "Loiro Escuro"),
  option("Golden Blonde", "Loiro Dourado"),
  option("Platinum Blonde", "Loiro Platinado"),
  option("Strawberry Blonde", "Loiro Acobreado"),
  option("Black", "Preto"),
  option("Auburn", "Acaju"),
  option("Red", "Vermelho"),
  option("Natural Red", "Ruivo Natural"),
  option("Red Brown", "Castanho Avermelhado"),
];

/** The 17 eye options of the scouting form (decisions, Forms). */
export const EYE_OPTIONS: readonly Option[] = [
  option("Hazel", "Avelã"),
  option("Blue", "Azul"),
  option("Light Blue", "Azul Claro"),
  option("Dark Blue", "Azul Escuro"),
  option("Blue Green", "Azul Esverdeado"),
  option("Blue Grey", "Azul Acinzentado"),
  option("Brown", "Castanho"),
  option("Light Brown", "Castanho Claro"),
  option("Dark Brown", "Castanho Escuro"),
  option("Grey", "Cinza"),
  option("Honey", "Mel"),
  option("Black", "Preto"),
  option("Green", "Verde"),
  option("Light Green", "Verde Claro"),
  option("Dark Green", "Verde Escuro"),
  option("Green Brown", "Verde Acastanhado"),
  option("Amber", "Âmbar"),
];

/** Kinds of hair as upstream spells them. */
export const HAIR_KIND_OPTIONS: readonly Option[] = [
  option("Straight", "Liso"),
  option("Wavy", "Ondulado"),
  option("Curly", "Cacheado"),
  option("Coily", "Crespo"),
];

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

/** The option's words in a language; what the table does not know is shown as upstream sent it. */
export const optionLabel = (options: readonly Option[], value: string, locale: Locale): string => {
  const sought = value.trim().toLowerCase();
  return options.find((candidate) => candidate.value.toLowerCase() === sought)?.[locale] ?? value;
};
