import type { Random } from "./random";

/** In the wire's spelling; common colours are listed several times. */
export const EYES = [
  "Brown",
  "Brown",
  "Brown",
  "Dark Brown",
  "Dark Brown",
  "Light Brown",
  "Black",
  "Black",
  "Green",
  "Green",
  "Honey",
  "Honey",
  "Blue",
  "Blue",
  "Hazel",
  "Light Blue",
  "Blue Grey",
  "Light Green",
  "Green Brown",
  "Amber",
  "Grey",
] as const;

const CHILD_HAIR = [
  "Black",
  "Black",
  "Black",
  "Dark Brown",
  "Dark Brown",
  "Light Brown",
  "Light Brown",
  "Medium Brown",
  "Brown",
  "Chestnut",
  "Light Chestnut",
  "Blonde",
  "Light Blonde",
  "Golden Blonde",
  "Natural Red",
  "Dark",
] as const;
const ADULT_HAIR = [
  ...CHILD_HAIR,
  "Dark Chestnut",
  "Platinum Blonde",
  "Red",
  "Auburn",
  "Red Brown",
  "Dark Blonde",
  "Strawberry Blonde",
] as const;
const ELDER_HAIR = ["Grey", "Grey", "Salt and Pepper", "White", "Dark Brown"] as const;

const KINDS = ["Straight", "Straight", "Wavy", "Wavy", "Curly", "Curly", "Coily"] as const;

const PLAY = ["Natação", "Balé", "Desenho", "Patins", "Bicicleta", "Futebol", "Ginástica artística", "Judô", "Teatro", "Canto"] as const;
const SCHOOL = [...PLAY, "Inglês", "Violão", "Piano", "Skate", "Capoeira", "Sapateado", "Danças urbanas", "Dublagem", "Libras"] as const;
const WORK = [
  "Inglês",
  "Espanhol",
  "Francês",
  "Libras",
  "Passarela",
  "Teatro",
  "Improvisação",
  "Canto",
  "Dublagem",
  "Locução",
  "Equitação",
  "Surfe",
  "Pilates",
  "Jazz",
  "Danças urbanas",
  "Violão",
  "Percussão",
  "Culinária",
  "Direção (categoria B)",
  "Combate cênico",
] as const;

/** In the wire's spelling. */
export const pickHair = (random: Random, age: number): { color: string; kind: string } => {
  const palette = age < 16 ? CHILD_HAIR : age >= 48 ? ELDER_HAIR : ADULT_HAIR;
  return { color: random.pick(palette), kind: random.pick(KINDS) };
};

/** Empty below four years. */
export const pickSkills = (random: Random, age: number): string[] => {
  if (age < 4) return [];
  const known = age < 8 ? PLAY : age < 18 ? SCHOOL : WORK;
  return random.sample(known, random.int(1, age < 8 ? 2 : 4));
};
