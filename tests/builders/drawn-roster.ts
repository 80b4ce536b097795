import sharp from "sharp";
import { aWorkbook, aZip } from "../../panel/tests/builders/workbooks";
import { seededRandom } from "./seeded-random";

export interface DrawnPerson {
  key: string;
  name: string;
  /** ISO 8601. */
  birthdate: string;
  isMinor: boolean;
}

export interface DrawnRoster {
  /** XLSX with a row for each person, in Portuguese; minors have a guardian's consent. */
  table: Buffer;
  /** ZIP with a cover, pictures of the book and a composite for each person. */
  pictures: Buffer;
  people: DrawnPerson[];
}

export interface DrawnRosterOptions {
  talents?: number;
  /** Of each person's book, beside cover and composite. */
  bookPictures?: number;
  /** Pixels; the height is a third more. */
  width?: number;
  seed?: number;
}

const WOMEN = ["Alice", "Bianca", "Clara", "Diana", "Elisa", "Flora", "Gabi", "Helena", "Iara", "Joana"];
const MEN = ["André", "Bruno", "Caio", "Davi", "Enzo", "Fábio", "Gael", "Hugo", "Ivo", "João"];
const SURNAMES = ["Acácia", "Boldo", "Cedro", "Dália", "Embaúba", "Figueira", "Gameleira", "Hortênsia", "Ipê", "Jacarandá"];
const HAIR = ["Preto", "Castanho Claro", "Loiro", "Ruivo Natural"];
const EYES = ["Azul", "Verde", "Avelã"];
const SKILLS = ["Dança, Inglês", "Ballet", "Violão; Canto", "Natação, Espanhol"];
const CHILD_YEARS = [2012, 2014, 2016, 2018, 2020];

const pick = <Value>(list: readonly Value[], index: number, fallback: Value): Value => list[index % list.length] ?? fallback;

const toPerson = (index: number) => {
  const isMinor = index % 3 === 0;
  const isWoman = index % 2 === 0;
  const first = pick(isWoman ? WOMEN : MEN, Math.floor(index / 2), "Alice");
  const surname = pick(SURNAMES, Math.floor(index / (WOMEN.length * 2)) + index, "Ipê");
  const more = index >= WOMEN.length * SURNAMES.length * 2 ? ` ${Math.floor(index / (WOMEN.length * SURNAMES.length * 2))}` : "";
  const year = isMinor ? pick(CHILD_YEARS, index, 2016) : 1985 + (index % 20);
  const day = `${String((index % 12) + 1).padStart(2, "0")}-${String((index % 27) + 1).padStart(2, "0")}`;
  return {
    key: `T-${String(index + 1).padStart(4, "0")}`,
    name: `${first} ${surname}${more}`,
    birthdate: `${year}-${day}`,
    isMinor,
    isWoman,
  };
};

const HEADERS = ["Código", "Nome", "Nascimento", "Gênero", "Altura", "Manequim", "Sapato", "Cabelo", "Olhos", "Habilidades"];
const CONSENT_HEADERS = ["Autorização em", "Responsável", "Autorização para"];

const toRow = (person: ReturnType<typeof toPerson>, index: number): (string | Date | null)[] => {
  const { key, name, birthdate, isMinor, isWoman } = person;
  const height = isMinor ? `1,${20 + (index % 40)}` : `${160 + (index % 30)} cm`;
  const consent = isMinor ? [new Date("2026-02-02T00:00:00Z"), `Responsável de ${name}`, "site, redes sociais"] : [null, null, null];
  const facts = [String(isMinor ? 10 + (index % 6) : 36 + (index % 8)), String(32 + (index % 10)), pick(HAIR, index, "Preto")];
  const looks = [...facts, pick(EYES, index, "Azul"), pick(SKILLS, index, "Ballet")];
  return [key, name, new Date(`${birthdate}T00:00:00Z`), isWoman ? "F" : "M", height, ...looks, ...consent];
};

/** A head and shoulders before a wall, in colours that differ from picture to picture. */
const drawPortrait = (random: () => number, width: number): Promise<Buffer> => {
  const hue = (): number => Math.floor(random() * 360);
  const [wall, cloth, skin] = [hue(), hue(), 20 + Math.floor(random() * 20)];
  const lightness = 35 + Math.floor(random() * 45);
  const shift = Math.floor(random() * 20) - 10;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 4) / 3)}" viewBox="0 0 90 120">
    <rect width="90" height="120" fill="hsl(${wall} 25% 80%)"/>
    <ellipse cx="${45 + shift}" cy="115" rx="34" ry="38" fill="hsl(${cloth} 40% 40%)"/>
    <ellipse cx="${45 + shift}" cy="46" rx="21" ry="26" fill="hsl(${hue()} 25% 20%)"/>
    <ellipse cx="${45 + shift}" cy="50" rx="16" ry="21" fill="hsl(${skin} 45% ${lightness}%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
};

/** The roster of an invented agency, the same for the same options: a third of the people are minors with a guardian's consent. */
export const drawRoster = async ({
  talents = 40,
  bookPictures = 3,
  width = 900,
  seed = 1,
}: DrawnRosterOptions = {}): Promise<DrawnRoster> => {
  const random = seededRandom(seed);
  const people = Array.from({ length: talents }, (_, index) => toPerson(index));
  const files: Record<string, Buffer> = {};
  for (const { key } of people) {
    const names = ["capa.jpg", ...Array.from({ length: bookPictures }, (_, index) => `book-${String(index + 1).padStart(2, "0")}.jpg`)];
    for (const name of [...names, "composite.jpg"]) files[`elenco/${key}/${name}`] = await drawPortrait(random, width);
  }
  const table = await aWorkbook([[...HEADERS, ...CONSENT_HEADERS], ...people.map(toRow)]);
  return {
    table,
    pictures: await aZip(files),
    people: people.map(({ key, name, birthdate, isMinor }) => ({ key, name, birthdate, isMinor })),
  };
};
