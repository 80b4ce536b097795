import type { Random } from "./random";

const FEMALE = [
  "Alícia", "Amora", "Antonella", "Aurora", "Bárbara", "Beatriz", "Bianca", "Cecília", "Clarice", "Dandara", "Débora",
  "Elisa", "Esther", "Flora", "Flávia", "Giovana", "Helena", "Heloísa", "Inês", "Iolanda", "Isadora", "Janaína", "Joana",
  "Júlia", "Kiara", "Lais", "Lívia", "Lorena", "Luana", "Maitê", "Malu", "Marcela", "Melissa", "Mirela", "Naomi",
  "Nina", "Noemi", "Olívia", "Paloma", "Pietra", "Quitéria", "Rafaela", "Raquel", "Rebeca", "Sabrina", "Sofia", "Stella",
  "Tainá", "Tereza", "Úrsula", "Valentina", "Verônica", "Vitória", "Yara", "Yasmin", "Zilda",
] as const;

const MALE = [
  "Alexandre", "Anderson", "Apolo", "Arthur", "Augusto", "Benício", "Bento", "Breno", "Caio", "Cauã", "César", "Danilo",
  "Davi", "Eduardo", "Emanuel", "Enzo", "Estêvão", "Fábio", "Felipe", "Francisco", "Gael", "Gustavo", "Heitor", "Henrique",
  "Ian", "Igor", "Ítalo", "João", "Joaquim", "Juliano", "Kauê", "Leandro", "Levi", "Lorenzo", "Lucas", "Marcelo", "Matheus",
  "Miguel", "Murilo", "Nicolas", "Noah", "Otávio", "Paulo", "Pedro", "Rafael", "Raul", "Renan", "Samuel", "Saulo", "Téo",
  "Thiago", "Ulisses", "Vicente", "Vinícius", "Yuri", "Zeca",
] as const;

const SECOND = { woman: ["Clara", "Luísa", "Maria", "Vitória", "Cristina"], man: ["Luís", "Miguel", "Antônio", "Gabriel"] } as const;

const SURNAMES = [
  "Abranches", "Aguiar", "de Alencastro", "Amarante", "D'Ávila", "Azambuja", "Bacelar", "Barreto", "Belmonte", "Bittencourt",
  "Brandão", "Cabral", "Camargo", "da Conceição", "Cardoso", "Carvalhal", "Castanheira", "Cerqueira", "Coutinho", "Damasceno",
  "Duarte", "Esteves", "Farias", "de Faria", "Fontoura", "Furtado", "Gadelha", "Galvão", "da Graça", "Guedes", "Hashimoto",
  "Holanda", "Itaborahy", "Jardim", "Junqueira", "Kobayashi", "Lacerda", "Leal", "Linhares", "do Lago", "Macedo", "Magalhães",
  "Meireles", "das Neves", "Nogueira", "Okamoto", "d'Oliveira", "Padilha", "Paixão", "Pimentel", "Queiroga", "Quintela",
  "Ramalho", "Rezende", "Rocha", "Salgueiro", "Sant'Anna", "dos Santos", "Seabra", "Siqueira", "Tavares", "Teixeira",
  "Uchoa", "Valadares", "Vasques", "Viana", "Xavier", "Zanotto",
] as const;

/** An invented full name that is not yet in `taken`; adds it there. */
export const inventName = (random: Random, gender: "man" | "woman", taken: Set<string>): string => {
  const first = random.pick(gender === "woman" ? FEMALE : MALE);
  const second = random.chance(0.18) ? ` ${random.pick(SECOND[gender])}` : "";
  const surnames = random.sample(SURNAMES, random.chance(0.35) ? 2 : 1).sort((a, b) => a.length - b.length);
  const name = `${first}${second === ` ${first}` ? "" : second} ${surnames.join(" ")}`;
  const usesFirst = [...taken].filter((other) => other.split(" ")[0] === first).length;
  if (taken.has(name) || usesFirst > 1) return inventName(random, gender, taken);
  taken.add(name);
  return name;
};
