import type { DemoTalent } from "../content/types";

const HAIR_PT: Record<string, string> = {
  Black: "Preto",
  Dark: "Escuro",
  "Dark Brown": "Castanho escuro",
  "Dark Chestnut": "Acobreado escuro",
  Brown: "Marrom",
  "Medium Brown": "Castanho médio",
  Chestnut: "Castanho",
  "Light Brown": "Castanho claro",
  "Light Chestnut": "Acobreado claro",
  Auburn: "Acaju",
  Red: "Vermelho",
  "Red Brown": "Avermelhado",
  "Natural Red": "Ruivo natural",
  "Strawberry Blonde": "Loiro acobreado",
  "Dark Blonde": "Loiro escuro",
  Blonde: "Loiro",
  "Golden Blonde": "Loiro dourado",
  "Light Blonde": "Loiro claro",
  "Platinum Blonde": "Loiro platinado",
  Grey: "Grisalho",
  "Salt and Pepper": "Sal e pimenta",
  White: "Branco",
};

const EYES_PT: Record<string, string> = {
  Black: "Pretos",
  "Dark Brown": "Castanho-escuros",
  Brown: "Castanhos",
  "Light Brown": "Castanho-claros",
  Hazel: "Avelã",
  Honey: "Mel",
  Amber: "Âmbar",
  Green: "Verdes",
  "Light Green": "Verde-claros",
  "Green Brown": "Verde-acastanhados",
  Blue: "Azuis",
  "Light Blue": "Azul-claros",
  "Blue Grey": "Azul-acinzentados",
  Grey: "Cinza",
};

const metres = (height: string): string => `${(Number.parseInt(height, 10) / 100).toFixed(2).replace(".", ",")} m`;

/** The facts on a comp card in order, without missing ones. */
export const toFacts = (talent: DemoTalent): [label: string, value: string][] => {
  const rows: [string, string | null][] = [
    ["Altura", talent.height && metres(talent.height)],
    ["Manequim", talent.jeans && `${talent.jeans.split("x")[0] ?? ""} BR`],
    ["Calçado", talent.shoes && `${talent.shoes.replace(".", ",")} BR`],
    ["Cabelos", talent.hair && (HAIR_PT[talent.hair] ?? null)],
    ["Olhos", talent.eyes && (EYES_PT[talent.eyes] ?? null)],
    ["Habilidades", talent.skills.slice(0, 2).join(", ") || null],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
};
