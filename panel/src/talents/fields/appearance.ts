import { TALENT_OPTIONS } from "../../../../src/config/options";
import { bilingual } from "../../shared/bilingual";

const toOptions = <Value extends string>(values: readonly Value[], pt: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: bilingual(pt[value], value) }));

/** The contract sends the values; the site has its own translations of them. */
export const HAIR_COLOURS = toOptions(TALENT_OPTIONS.hair, {
  Hazel: "Avelã",
  Hairless: "Careca",
  Chestnut: "Castanho",
  "Light Chestnut": "Castanho Acobreado Claro",
  "Dark Chestnut": "Castanho Acobreado Escuro",
  "Light Brown": "Castanho Claro",
  "Medium Brown": "Castanho Médio",
  "Dark Brown": "Castanho Escuro",
  Brown: "Marrom",
  Grey: "Grisalho",
  White: "Branco",
  Dark: "Escuro",
  "Salt and Pepper": "Sal e Pimenta",
  Blonde: "Loiro",
  "Light Blonde": "Loiro Claro",
  "Dark Blonde": "Loiro Escuro",
  "Golden Blonde": "Loiro Dourado",
  "Platinum Blonde": "Loiro Platinado",
  "Strawberry Blonde": "Loiro Acobreado",
  Black: "Preto",
  Auburn: "Acaju",
  Red: "Vermelho",
  "Natural Red": "Ruivo Natural",
  "Red Brown": "Castanho Avermelhado",
});

export const EYE_COLOURS = toOptions(TALENT_OPTIONS.eyes, {
  Hazel: "Avelã",
  Blue: "Azul",
  "Light Blue": "Azul Claro",
  "Dark Blue": "Azul Escuro",
  "Blue Green": "Azul Esverdeado",
  "Blue Grey": "Azul Acinzentado",
  Brown: "Castanho",
  "Light Brown": "Castanho Claro",
  "Dark Brown": "Castanho Escuro",
  Grey: "Cinza",
  Honey: "Mel",
  Black: "Preto",
  Green: "Verde",
  "Light Green": "Verde Claro",
  "Dark Green": "Verde Escuro",
  "Green Brown": "Verde Acastanhado",
  Amber: "Âmbar",
});

export const HAIR_KINDS = toOptions(TALENT_OPTIONS.hairKind, {
  Straight: "Liso",
  Wavy: "Ondulado",
  Curly: "Cacheado",
  Coily: "Crespo",
  Shaved: "Raspado",
});

export const GENDERS = [
  { value: "woman", label: bilingual("Feminino", "Female") },
  { value: "man", label: bilingual("Masculino", "Male") },
];
