import type { Locale } from "../domain/locale";
import type { OptionKey } from "../domain/talent-fields";

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
const HAIR_KIND_OPTIONS: readonly Option[] = [
  option("Straight", "Liso"),
  option("Wavy", "Ondulado"),
  option("Curly", "Cacheado"),
  option("Coily", "Crespo"),
];

const OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  hair: HAIR_OPTIONS,
  hairKind: HAIR_KIND_OPTIONS,
  eyes: EYE_OPTIONS,
} satisfies Record<OptionKey, readonly Option[]>;

/** The words of a talent field's option in a language; an option without words is shown as upstream sent it. */
export const optionLabel = (field: string, value: string, locale: Locale): string => {
  const sought = value.trim().toLowerCase();
  return OPTIONS[field]?.find((candidate) => candidate.value.toLowerCase() === sought)?.[locale] ?? value;
};
