import { randomFrom } from "./random";
import type { DemoCredit, DemoTalent } from "./types";

/** Invented; no title, company or brand exists. */
const WORKS: readonly Omit<DemoCredit, "year" | "role">[] = [
  { kind: "film", title: "A Última Maré de Sal", production: "Filmes do Cais Velho" },
  { kind: "film", title: "Quintal de Vidro", production: "Lanterna Azul Cinema" },
  { kind: "series", title: "Rua das Goiabeiras", production: "Canal Trapiche" },
  { kind: "series", title: "Turno da Madrugada", production: "Lanterna Azul Cinema" },
  { kind: "soap", title: "Ventos de Araçari", production: "TV Serra Clara" },
  { kind: "theatre", title: "O Relojoeiro e a Chuva", production: "Cia. Pé de Vento Torto" },
  { kind: "theatre", title: "Três Cadeiras Vazias", production: "Teatro do Armazém Sete" },
  { kind: "advertising", title: "Campanha Manhã de Domingo", production: "Café Pedra Miúda" },
  { kind: "advertising", title: "Volta às Aulas", production: "Papelaria Lápis Torto" },
  { kind: "music_video", title: "Luz de Quitanda", production: "Banda Maracujá Lunar" },
  { kind: "short_film", title: "Bicicleta Amarela", production: null },
  { kind: "fashion_show", title: "Coleção Mangue", production: "Ateliê Sumaúma" },
  { kind: "editorial", title: "Linho e Sal", production: "Revista Janela Aberta" },
  { kind: "dubbing", title: "O Pinguim Sonâmbulo", production: "Estúdio Voz Clara" },
];

const ROLES = ["Papel principal", "Vizinha", "Delegado", "Dona Zefa", "Narração", "Irmão mais novo", "Repórter", "Coro"] as const;
const WITHOUT_ROLES: readonly DemoCredit["kind"][] = ["advertising", "fashion_show", "editorial"];
const LAST_YEAR = 2026;

/** Uses its own random sequence. */
export const createCredits = (key: string, { categories }: Pick<DemoTalent, "categories">, age: number): DemoCredit[] => {
  const random = randomFrom(`credits ${key}`);
  if (!categories.includes("ator") || age < 8) return [];
  const first = random.int(0, WORKS.length - 1);
  const count = age < 18 ? random.int(1, 2) : random.int(4, 8);
  return Array.from({ length: count }, (_, index) => WORKS[(first + index * 3) % WORKS.length]).flatMap((work) =>
    work === undefined
      ? []
      : [
          {
            ...work,
            year: LAST_YEAR - random.int(0, age < 18 ? 2 : 9),
            role: WITHOUT_ROLES.includes(work.kind) || random.chance(0.2) ? null : random.pick(ROLES),
          },
        ],
  );
};

/**
 * By talent: days between the pictures and the seeding. A year's filter finds both talents, a month's only one. No more than two adults
 * have digitals.
 */
const DIGITALS_DAYS_AGO: ReadonlyMap<string, readonly number[]> = new Map([
  ["073", [20, 20, 240]],
  ["101", [200, 200, 400]],
]);

export const createDigitals = (key: string): DemoTalent["digitals"] =>
  (DIGITALS_DAYS_AGO.get(key) ?? []).map((daysAgo, index) => ({ file: `talents/${key}/digital-${index + 1}.webp`, daysAgo }));
